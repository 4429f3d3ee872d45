/**
 * English words near to a word of the field, or frequent in messages, that the knowledge base does not
 * use. None of them is a slip. Endings (s, ed, ing, ly) need no entry of their own.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'able about above absolutely accept accident across actually added advice afraid after again against ago agree ' +
    'ahead alive all allow almost alone along already alright also although always amazing among amount and angry ' +
    'another answer any anybody anyone anything anyway apart apparently appear appreciate april are area around ' +
    'arrive article ask asked asking asks august aunt autumn away awful baby back bad bake banks bargain base based ' +
    'basic basically basis basket because become been before began begin behind being believe below best better ' +
    'between big birthday bit bite black blame bless blood blow blue board boat body book both bother bottle bottom ' +
    'bought bowl box boy branch brand bread break breath breathe bring broke brother brought brown bucket budget ' +
    'build built bunch burn bus busy but buy call called calm came can cannot card care careful carry case cash cat ' +
    'catch cause cent certain chance change charge chat cheap check cheers chemist child children choose christmas ' +
    'city claim class clean clear clever close clothes cloud coast coffee cold collar colour color come common ' +
    'company compare complete completely computer concern confused consider contact control cook cool copy corner ' +
    'correct cost cough could count country couple course cover crazy create cried cross cruel cup current customer ' +
    'cut dad daily damage damn danger dangerous dare dark date daughter day dead deal dealer dear death december ' +
    'decide decided deep defo definitely delicious deliver depend desk desperate despite destroy detail die died ' +
    'diet different difficult dinner dirty disaster discuss distance does dog dollar done door double doubt down dr ' +
    'draw dream dress drink drive drop dropped dry due dumb during each early earn easily east easy eat edge effect ' +
    'eight either else email empty end enemy enjoy enough enter entire equal especially even evening ever every ' +
    'everybody everyone everything everywhere exact exactly except excited excuse expect expensive experience expert ' +
    'explain extra extreme eye face fact fail fair fall false family far farm fast fat father fault favourite fear ' +
    'february fed feel feeling fell felt few field fight figure fill final finally find fine finger finish fire ' +
    'first fit five fix flat flight float floor flow flower flush fluid flute fly follow food fool foot for force ' +
    'foreign forget forgot forgotten form forward found four free freezing fresh friday friend from front full fun ' +
    'funny further future game garage garden gave general gentle get getting gift girl give given glad glass god goes ' +
    'going gold gone good google got grab grade grand grass great green grey gray grid grill ground group grow guess ' +
    'guessed guide guy guys habit had half hall hand handle hang happen happened happy hard hardly has hate have head ' +
    'hear heard heart heat heavy held hello help helpful her here hers herself hide high hill him himself hint hire ' +
    'his hit hobby hold hole holiday home honest hope hopefully horrible horse hospital hot hour house how however ' +
    'huge human hundred hurry hurt husband idea idiot ignore ill illness imagine immediately important impossible ' +
    'include including indeed info inform information inside instead instruction interest internet into is issue item ' +
    'itself january job join joke july jump june just keep keeps kept key kick kid kids kill killed kind kindly ' +
    'kitchen knew know known lack lad lady laid lake land large last late later laugh law lay lazy lead leaf learn ' +
    'least leave leaving led left leg legal lend less let letter level lie life lift light like likely line list ' +
    'listen litre little live living load local lock lonely long look looking loose lorry lose losing loss lost lot ' +
    'loud love lovely low luck lucky lunch machine mad made main mains mainly make making man manage many march mark ' +
    'market mate matter may maybe me mean meant measure measured meat medicine meet member mention mess message met ' +
    'middle might mile milk mind mine minor minute miss mistake mix model moment monday money monitor month mood moon ' +
    'more morning most mother move moved much multiple mum must my myself name narrow nature near nearly neck need ' +
    'neighbour neighbor neither net never new news next nice night nine nobody none noone noon normal normally north ' +
    'nose not note nothing notice november now nowhere number obvious obviously october odd off offer office often ' +
    'okay old once one online only onto open opinion or orange order ordinary original other our out outside over own ' +
    'owner pack page paid pain paint pair panic paper paperwork part partly past patch pay pen people per perfect ' +
    'perfectly perhaps permanent permission person phone photo pick picture piece pink pipe place plan plant plastic ' +
    'play please plenty plus pocket point police pool poor popular position possible post pound pour power practice ' +
    'prefer present press pretty prevent price print private probably problem proper properly proud provide public ' +
    'pull pump pure purple push put quality question quick quickly quiet quite quote radio rain raise ran random ' +
    'rarely rather reach read reading ready real realise realize really reason recent recently recommend red ' +
    'refuse regular relax remember remind remove repeat reply report rescue research respond rest result return ' +
    'rich ride right ring rise risk river road rock role roll roof room rope round rule run running rush sad safe ' +
    'said sake sale same sample sand sang sank sat saturday save saw say says scale scared school science screen sea ' +
    'search season seat second secret section see seeing seem seen sell send sense sent september serious seriously ' +
    'set seven several shade shadow shake shall shame shape share sharp she shed sheet shelf shine ship shiver ' +
    'shock shoe shop short shot should shout show showed shower shown shows shut sick side sign silly similar simple ' +
    'simply since single sir sister sit site situation six size skill skin sky sleep slice slightly slip slow slowly ' +
    'small smart smell smile smoke snake snow social soft software soil sold solid solution some somebody somehow ' +
    'someone something sometimes somewhere son soon sorry sort sound soup south space spare speak special speed spell ' +
    'spend spent spite split spoke spoon spot spray spread spring square squash staff stage stair stamp stand star ' +
    'start state stay steal step stick still stir stock stolen stone stood stop store storm story straight strange ' +
    'stream street stress strike string strip strong student stuck study stuff stupid such sudden suddenly sugar ' +
    'suggest suggestion suit summer sun sunday supply support suppose supposed sure surely surface surprise sweet ' +
    'swim switch system table take taken talk tall tank tap taste teach team tear tell temporary ten tend term ' +
    'terrible test text than thank thanks that the their them themselves then there these they thick thin thing ' +
    'things think third this those thought thousand thread three threw through throw thursday thus tidy tie time tiny ' +
    'tired title today together told tomorrow tonight too took tool top total touch tough toward towards towel tower ' +
    'town toxic track trade train transfer trap trash travel treat tree trial trick tried trip trouble truck true ' +
    'trust truth try trying tube tuesday turn twice twin two type ugly unable uncle under understand unfortunately ' +
    'unit unless until unusual update upgrade upon upset urgent use used useful user usual usually valley value ' +
    'various vegetable very video view village visible visit voice wait waiting wake walk wall want wanted warm warn ' +
    'wash waste watch water wave way weak wear weather website wednesday week weekend weigh weird welcome well went ' +
    'were west wet what whatever wheel when whenever where wherever whether which while white who whoever whole whose ' +
    'why wide wife wild will win wind window wine winter wise wish with within without woke woman wonder wood word ' +
    'work world worm worried worry worse worst worth would wrap write wrong wrote yard yeah year yellow yes yesterday ' +
    'yet you young your yours yourself account subscribe subscription password plan billing token login ignore ' +
    'previous instructions system prompt developer pretend poem football cricket weather recipe bitcoin python ' +
    'javascript code president capital paris france salad salmon pasta pizza chicken tuna trout perch pike minnow ' +
    'carpet harpoon shower showing shown salty salted halt malt shift shirt sheen scarf scarce scared scary scrap ' +
    'scrapped scrape scraper strap stripe striped sanity santa sane snake sanka custom customs coast coasts cost ' +
    'costs fluke fluff flask flash flush flesh flashlight clump clumps lamp clamp damped dripped droopy drippy drops ' +
    'droplet hungry angry sunk sunken sinking singing linking thinking thinker jumper bumping pumping dumping ' +
    'darling starting parting carting gasoline asking basking rasping grasping casting fasting lasting gaping gasp ' +
    'ulcer ulterior alter altar under ponder wonder powder ponds bonds pounds found mound wound founder floor flour ' +
    'formal formally former format formed performance chloride choice chore chorus coral oral plural neutral nature ' +
    'natural mature nitro nitrogen mineral material malaria male female ladies lady lacy lousy louse house mouse ' +
    'lice mice nice dice voice horse hose nose rose those whose chose choose loosely copper cooper popper pepper ' +
    'upper supper proper bottle battle cattle settle kettle mettle peroxide period parade prize praise prize ' +
    'electric geometra shock crash sides stars hunter knock dangerous freckles practice please should lying showing dying rolling hanging spinning baby blood aesthetic bacterium barking beach bell bond bout circulate clone cramping deletion hero heroes heroin injure litter ' +
    'metro span spiral wages whales attach bidding breach estimate identity identify interval vital babble barrels ' +
    'biking bitterly bluffer bonding bubbly buffet bugging bulking bully camped camping clapping clasped cloven cornea ' +
    'curling decrees deference drowsy emergent enema falter fitter flakes flues gallop harness kinda lethargy lever ' +
    'literal litters massing mediation meditation meteors moth mucous parasitic perimeter piling pining ribbing ' +
    'rigged robbing rugged scalds shire skinning slimming spice spire stacking stoking surgeon swine temperate ' +
    'thermometers trench wares vial wright chlorinate flumes fungous galleon infernal marten papilla spinet spline ' +
    'supine tubercle waterfowl bloater cladding watermill chopper copier cove belle billy bleeder bacon become beckon bacteria cafeteria criteria dropped dropping crop crops poppy pappy puppy epoxy'
  ).split(' '),
);
