/**
 * The words by which keepers tell of signs, slips mended before. Ours, from how keepers speak; what
 * each sign is stands in the knowledge base.
 */
import type { SignId } from '@nishiki/contract/condition';

const fins = '(?:fins?|tails?|dorsal|pecs|pectorals?)';
const eyes = '(?:eyes?|eyeballs?)';
const be =
  "(?:is |are |was |were |has |have |look |looks |looking |got |gone |going |went |turned |turning |seem |seems |appear |'s |all |very |really |quite |a bit |so |both |been |become |becoming )*";
const colour = '(?:white|whitish|pale|creamy)';

const all: Readonly<Record<SignId, string>> = {
  'white-grains': `${colour} (?:tiny |little |small |gritty |rough |hard )?(?:spots?|dots?|grains?|specks?|pimples|bumps|freckles)\\b(?! (?:disease|treatment|infection|parasite|cure|cycle|dose))|(?:grains?|sprinkled?|dusted|sprinkling|covered|dusting|like)(?: \\w+){0,2} (?:of |in |with )?(?:table )?salt\\b(?= |$)|(?:spots?|dots?) (?:that )?(?:look|looks) like salt|(?:tiny|little|small) (?:white|pimples)(?: \\w+)? (?:spots?|dots?|specks?)|pimples on`,
  'cotton-tufts': `cotton(?: wool| like)?|fluff\\w*|fungus|fungal|tufts?|fuzzy|furry|hairy growth|candy ?floss|fuzz`,
  'grey-film': `(?:grey|bluish|blue|milky|whitish|cloudy|hazy|opaque)(?: \\w+)? (?:films?|slime|coats?|coating|haze|sheen|veil|cast|layer|skin|bloom)|white(?: \\w+)? (?:films?|slime|coating|haze|veil|layer)|(?:film|haze|veil|coating) (?:over|on|across) (?:the |its |his |her |their )?(?:skin|body|back|fish|scales)|skin ${be}(?:milky|cloudy|hazy|opaque)`,
  'excess-mucus': `(?:excess|too much|lots? of|more|extra|loads of|thick|producing|heavy|shedding)(?: \\w+)? (?:mucus|slime|mucous)|mucus|mucous|slim[ey]\\b|slimy (?:coat|skin)|sliming|slime (?:coat )?(?:is |coming |hanging |peeling |falling |shedding )+`,
  'red-sore': `red (?:sores?|spots?|patch\\w*|marks?|areas?|lumps?|lesions?|blotch\\w*|raised|scales?|bumps?|wounds?)|\\bsores?\\b|\\blesions?|reddish (?:spots?|patch\\w*|marks?|areas?)|raised red|(?:red|pink) raised|bruis\\w+|inflamed (?:scales?|spots?|areas?|patch\\w*)`,
  'open-ulcer': `ulcers?\\b|\\bwounds?\\b|(?:red|big|deep|large|nasty|raw|bloody)(?: \\w+)? holes?\\b|ulcerat\\w+|open (?:wounds?|sores?|ulcers?|lesions?)|craters?|red meat\\b|(?:muscle|meat|flesh|bone) (?:is )?(?:showing|exposed|visible)|see (?:the |red |raw )*(?:meat|bone|muscle|flesh)|holes? (?:in|on) (?:the |its |his |her |their |one |a |my )?(?:\\w+ )?(?:side|flank|body|skin|belly|fish|head|koi|back)|hole in the side|flesh (?:is )?(?:showing|exposed|visible)|raw (?:flesh|meat|patch)|(?:can )?see (?:the )?(?:muscle|flesh)|big wound|wound (?:that )?(?:won't|will not) heal`,
  'red-streaks': `red(?:dish)?(?: \\w+)? (?:veins?|streaks?|lines?)|(?:red|bloodshot|blood shot|bloody) ${fins}|${fins} ${be}(?:red|bloodshot|blood shot|bloody|reddish|pink)\\b|veins? ${be}(?:red|showing|visible|swollen)|veins? (?:in|on) (?:the |its |his |her |their )?${fins}|bloodshot|(?:streaks?|streaking) (?:in|of|on)|redness (?:in|on|at|around) (?:the |its |their )?(?:base|${fins})|red streaking`,
  'pinpoint-bleeding': `pin ?pricks?|pin ?point\\w*|(?:tiny|small|little) red (?:dots?|spots?|specks?)|bleeding|haemorrhag\\w*|hemorrhag\\w*|petechia\\w*|blood (?:spots?|specks?)|red (?:dots|specks)`,
  'wax-drops': `\\bwax\\w*|candle|(?:smooth|shiny) (?:white|pink|grey)(?: \\w+)? (?:lumps?|bumps?|growths?|blobs?|drops?)|(?:white|pink) blobs?`,
  'cauliflower-growth': `cauliflower|\\bwarts?\\b|warty|raspberry like`,
  'pinecone-scales': `pine ?con\\w*|(?:protruding|lifted|lifting) scales|scales ${be}(?:stick\\w*|stood|stand\\w*|rais\\w*|lift\\w*|protrud\\w*|flar\\w*|up\\b|out\\b|bristl\\w*)|like a pine`,
  'swollen-belly': `(?:swollen|bloated|distended|fat|big|enlarged|huge|round|lumpy|puffed) (?:belly|stomach|tummy|abdomen|body)|(?:belly|stomach|tummy|abdomen|sides?|body) ${be}(?:swollen|bloated|distended|swelling|swelled|huge|enlarged|puffed|big|fat)|bloat\\w*|swollen up|blown up like|(?:fish|koi|it|he|she|is|looks|very|all) swollen\\b(?! (?:eye|gill|mouth|vent|fin|lip))|pregnant|(?:really|very|so|looks?|getting|gone) fat\\b|(?:like|as) a (?:big |beach |tennis |rugby )?(?:balloon|foot ?ball|ball|barrel)\\b|swelling up|blown up`,
  'thin-body': `\\bthin\\b(?! (?:worms?|threads?|strings?|lines?|red|white|film|layer|film|hair))|\\bskinny\\b|emaciated|hollow (?:back|belly|body)|los(?:t|ing|es|e) (?:a lot of |so much |some )?weight|weight loss|wasting|pinched|all head|(?:big|large) head (?:and )?(?:thin|small|skinny)|razor back|knife edge`,
  'ragged-fins': `(?:ragged|torn|frayed|fraying|split|rotting|rotted|eroded|shredded|tattered|ripped|nipped|damaged) ${fins}|(?:fin|tail) rot|${fins} ${be}(?:ragged|torn|frayed|fraying|split|rotting|rotted|eroded|shredded|tattered|ripped|falling apart|disappearing|eaten|damaged)|white edges? (?:on|of|to) (?:the |its |their )?${fins}`,
  'saddle-patch': `saddle(?:back)?|patch (?:across|over) (?:the |its |his |her )?back like`,
  'mouth-pad': `mouth rot|(?:white|yellow|grey|fluffy|cotton|red|sore|eroded|rotting|swollen)(?: \\w+){0,2} (?:mouth|lips?)\\b|(?:mouth|lips?) ${be}(?:white|yellow|sore|rotting|eroded|fluffy|rotten|swollen|red|grey|eaten)|cotton mouth`,
  'dark-specks': `(?:black|dark|tiny black|brown) (?:tiny |small |little )?(?:specks?|dots?|freckles?|spots?|pepper)|black pepper`,
  'eaten-red': `(?:yellow\\w*|brown\\w*|raised|pale)(?: \\w+){0,2} (?:patch\\w*|spots?|areas?) where (?:the |its )?(?:red|hi|beni|orange)|(?:red|hi|beni)(?: \\w+){0,2} (?:fading|faded|eaten|yellowing|turning yellow|going (?:yellow|pale))|looks? eaten|(?:red|hi|beni|orange) ${be}(?:eaten|fading|faded|yellowing|disappearing|peeling|brownish|eaten away|rotting|breaking up)|(?:holes?|windows?) in (?:the |its |his |her )?(?:hi|red|beni)|eaten red`,
  'visible-thread': `threads?\\b(?! algae)|anchor ?worms?|string(?:s)? (?:hanging|sticking|coming|attached)|(?:hair|twig|stick|splinter)(?: like)? (?:thing|things|hanging|sticking)|y shaped`,
  'visible-disc': `fish (?:louse|lice)|\\blouse\\b|\\blice\\b|argulus|flat (?:discs?|disks?|bug|round)|(?:green|clear|transparent)(?:ish)? (?:discs?|disks?|bugs?|saucers?)|bugs? (?:on|crawling|attached)|crawling on|(?:see ?(?:through|thru)|green|clear|round|flat)(?: \\w+){0,3} (?:bug|disc|disk|critter|thing)\\b|\\b(?:bugs?|critters?|beetles?)\\b(?: \\w+){0,6} (?:on|moving on|stuck to|attached to)(?: \\w+){0,3} (?:koi|fish|him|her|it|them|skin|back)`,
  'visible-worm': `leech\\w*|(?<!anchor |blood |tape |eye |wheat ?)\\bworms? (?:on|attached|hanging|stuck)|\\bworm like\\b`,
  lump: `\\blumps?\\b|\\bcysts?\\b|tumou?rs?\\b|\\bgrowths\\b|(?:a|the|this|has|with|strange|white|pink|weird|fleshy|lumpy|black|big|small|large|hard|soft) growth\\b(?! rate| chart| food| curve| size| of)|\\bgrowth (?:on|under|in|near)\\b|\\bnodules?\\b|swelling (?:on|under)|\\bbumps?\\b(?! (?:the|up|my|it|heat\\w*|temp\\w*)\\b)|\\bboils?\\b`,
  bubbles: `bubbles? (?:\\w+ )?(?:in|under|inside|on) (?:the |its |his |her |their )?(?:fins?|skin|eyes?|tail)|gas bubbles`,
  'bent-spine': `(?:bent|curved|crooked|kinked|deformed|twisted|humped|s shaped) (?:back|spine|body|tail)|(?:spine|back|body) ${be}(?:bent|curved|crooked|kinked|twisted|humped)|(?:koi|fish|he|she|it) (?:is |looks |has |gone |are )+(?:bent|crooked|curved|kinked)|banana shape\\w*|bent (?:like|in|koi|fish)|hunch ?back\\w*`,
  'missing-scales': `(?:missing|lost|losing|loose|shed|shedding|knocked off)(?: \\w+)? scales?|scales? ${be}(?:missing|come off|coming off|falling off|fell off|fallen off|lost|gone|knocked off)|scraped (?:skin|side|off)|few scales off`,
  'stab-wounds': `\\bstab\\w*|claw marks?|\\bclaw\\w*|beak|puncture\\w*|peck(?:ed)? (?:marks?|wound)?|heron (?:attack\\w*|got|stabbed|hit|wound\\w*|strike|has)|attacked by a|teeth marks|bite marks|(?:cat|otter|mink) (?:attack|got|scratched|bite)`,
  'sunburnt-back': `sun ?burn\\w*|burnt (?:back|skin)|peeling (?:skin|back)|(?:skin|back)(?: \\w+){0,4} peeling`,
  'pale-rough-patches': `(?:pale|rough|dull|sandpaper|sand paper)(?: \\w+)? (?:patch\\w*|skin|areas?)|sand ?paper|skin ${be}(?:rough|peeling|sloughing|dry)|slough\\w*`,
  'dark-skin': `(?:turn(?:ed|ing)|gone|going|went|become|becoming|getting) (?:very |really |almost |all )?(?:dark|black|darker)\\b|darker than|^(?:(?:the|my|all|his|her|its|skin|fish|koi|it|one|is|are|very|looks?) )*dark$|(?:dark|darker|darkened) (?:skin|body)|(?:skin|colour|body) ${be}(?:darker|darkened|darkening)`,
  'protruding-vent': `\\bvent\\b(?: \\w+){0,3} (?:swollen|red|out|protrud\\w*|sticking|stands?|inflamed)|(?:swollen|red|protruding|inflamed|prolapsed) (?:\\w+ )?(?:vent|anus|bum)|prolapse\\w*`,
  'trailing-casts': `(?:white|stringy|trailing|slimy|long|clear|pale)(?: \\w+)? (?:poo|poop|droppings|faeces|feces|casts?|turd\\w*)|(?:poo|poop|droppings|faeces) ${be}(?:white|stringy|trailing|slimy|clear)`,
  'sunken-eyes': `sunken(?: in)? ${eyes}|${eyes} ${be}(?:sunken|sunk|hollow|sinking|deep)|(?:hollow|sunk|sinking) ${eyes}`,
  'pop-eye-one': `\\bone ${eyes} ${be}(?:bulg|swoll|swell|stick|pop|protrud|bigger|huge|larger)\\w*|(?:bulging|swollen|popping|protruding) (?:left|right) eye|(?:left|right) eye ${be}(?:bulg|swoll|stick|pop|protrud|bigger)\\w*|pop ?eye (?:on|in) one|one pop ?eye|one (?:bulging|swollen|popped) eye|\\b(?:an? |the |its |his |her )?eye (?:has |is |was |just )*(?:popp\\w*|bulg\\w*|stick\\w*|sticks)(?: out)?(?: \\w+){0,2}|an? eye (?:that )?(?:is )?(?:bulging|sticking|popping|swollen)`,
  'pop-eye-both': `(?:both |the |its |his |her |their )?eyes ${be}(?:bulg|swoll|swell|stick|pop|protrud)\\w*|bulging eyes|pop ?eye (?:on|in) both|eyes (?:popping|bulging|sticking) out|(?:swollen|protruding|popping) eyes|both eyes ${be}(?:bigger|huge)`,
  'cloudy-eye': `(?:cloudy|milky|hazy|white|grey|foggy|opaque|clouded)(?: \\w+)? ${eyes}|${eyes} ${be}(?:cloudy|milky|hazy|white|grey|foggy|opaque|clouded|clouding|misty|glazed)`,
  'gills-necrotic': `(?:dead|rott\\w+|white(?: and |  ?\\/ ?|  ?)brown|brown(?: and | )white|white|necrotic|mottled|decaying|grey|dying|eroded|patchy|blotchy|yellow)(?: \\w+){0,3} (?:in |on |of )?(?:the |its |his |her |their )?gills?\\b|gills? ${be}(?:rott\\w+|dead|necrotic|mottled|white|patchy|blotchy|white and brown|decaying|eaten|eroded|dying)|(?:white|dead|brown|necrotic|pale)(?: \\w+){0,3} (?:patch\\w*|spots?|areas?|tissue)(?: \\w+){0,2} gills?|holes in (?:the |its )?gills|gill (?:necrosis|rot)|gills? (?:with|have|has|had|got|showing|full of|are showing)(?: \\w+){0,2} (?:white|brown|dead|pale|rotten|necrotic)|patches (?:on|in) (?:the |its |their |both )?gills`,
  'gills-pale': `(?:pale|pink|light|faded|washed out|anaemic|anemic)(?: \\w+)? gills?|gills? ${be}(?:pale|pink|light|faded|washed out|pinkish|paler|not red|anaemic)`,
  'gills-swollen': `(?:swollen|puffy|slimy|inflamed|thick)(?: \\w+)? gills?\\b(?! cover)|gills? ${be}(?:swollen|puffy|slimy|inflamed|puffed|thick|swelling)|(?:slime|mucus) (?:on|in|over) (?:the |its |their )?gills`,
  'gills-brown': `(?:brown|chocolate)(?: \\w+)? gills?|gills? ${be}(?:like )?(?:a )?(?:dark )?(?:brown|chocolate|brownish|coffee|liver)|brown blood|chocolate (?:coloured|colored)?(?: )?gills|blood ${be}(?:brown|chocolate)`,
  'gills-frayed': `gills?(?: \\w+){0,3} (?:ragged\\w*|raggedy|frayed|shredded|tattered)|(?:frayed|ragged|raggedy|burnt|burned)(?: \\w+)? gills?|gills? ${be}(?:frayed|ragged|burnt|burned|fraying)|gill (?:edges|tips|filaments) ${be}(?:frayed|white|ragged)|white (?:gill )?tips`,
  'gill-cover-raised': `gill (?:covers?|plates?|flaps?) ${be}(?:raised|open|stick\\w*|stand\\w*|flared|out|lifted|stuck|held|flaring)|(?:raised|flared|flaring|one open|lifted) (?:gill|gills|gill covers?)|gills? ${be}(?:flared|flaring|sticking out|stuck open|wide open)|one gill (?:cover )?(?:is )?(?:open|raised|closed|shut)`,
  'white-commas-on-gills': `commas?|gill maggots?|maggots?|(?:white|little|tiny)(?: \\w+){0,2} (?:specks?|sacs?|rice)(?: \\w+){0,2} gills`,
  gasping: `gasp\\w*|\\bpiping\\b|breath\\w* (?:very |really |so |too |quite |extremely )?(?:fast|hard|heav\\w+|rapid\\w*|quick\\w*|laboured)|(?:fast|heavy|rapid|laboured|hard|struggling|trouble|difficulty|can't|cannot|hard time|unable|not able)(?: to)? breath\\w*|gulping|(?:mouthing|sucking|mouths?)(?: \\w+){0,3} (?:at|on) (?:the )?(?:surface|top)|(?:at|to|near|on|by|around|up) (?:the )?(?:water )?(?:surface|top)\\b(?: \\w+){0,2} (?:for air|gulping|gasping|breathing|mouths?)|(?:hanging|hang|all|sitting|staying|stay|they're|are|swimming|hover\\w*|lying|up|stuck|is|fish|koi) (?:just )?(?:near|at|by|on|to) (?:the )?(?:surface|top)\\b(?! water)|suffocat\\w*|(?:gulp|gulps|gasps?|coming up|come up) (?:for )?air|short of (?:air|oxygen)|starved of oxygen|up for air|air at the (?:surface|top)|mouths? (?:wide )?open(?: \\w+){0,3} (?:surface|top|waterfall|inlet)|(?:waterfall|inlet|surface|top)(?: with| and)?(?: their)? mouths? (?:wide )?open|panting|puffing|gills (?:are |is )?(?:going|pumping|beating|working) (?:like|fast|hard|mad|overtime|ten|nineteen)[\\w ]*|can't get (?:their |his |her |its |any )?(?:breath|air)|sucking (?:in )?air`,
  'at-inlet': `(?:at|under|near|by|around|in front of|next to|crowd\\w* (?:round|around|at)?|below) (?:the )?(?:inlet|water ?fall|air ?stones?|returns?|air ?pumps?|water inlet|inflow|spray bar|fountain|venturi|jets?)`,
  flashing: `flash\\w*(?! back)|\\brub(?:s|bed|bing)?\\b|scratch\\w*|scrap(?:e|es|ing) (?:against|on|along|them\\w*|it\\w*|the wall|the floor)|itch\\w*|flick\\w*(?: \\w+)? (?:on|against|off)|flicking|\\bflicks?\\b(?! (?:a |the |on the |it on|switch))|bouncing off|turning on (?:their|its) side`,
  jumping: `\\bjump\\w*|leap\\w*|launching`,
  'clamped-fins': `clamp\\w*|${fins} ${be}(?:clamped|tight|held|folded|tucked|closed|down|pinned)|(?:closed|tucked|folded|pinned) ${fins}|(?:holding|held|keeping|keeps) (?:its |their |his |her )?${fins} (?:tight|in|close|against|down)`,
  lethargic: `letharg\\w*|sluggish|listless|(?:hardly|barely|not really|not|scarcely|isn't|aren't|doesn't|don't|stopped) (?:mov\\w*|swim\\w*)|not (?:very )?active|inactive|no energy|slow (?:moving|swimming)|swimming slow\\w*|(?:very |really )?(?:sleepy|tired|drowsy|lifeless|motionless|weak)|just (?:hanging|sitting|hang|sits|floating|hovering)|hanging (?:around|there|motionless|in the water|in mid)|unresponsive|sleeping|moping|still all day|hanging about|as (?:if|though) (?:\\w+ )?(?:asleep|sleeping|dead)|like (?:they're |it's |he's |she's )?(?:asleep|sleeping)|\\basleep\\b`,
  'lying-on-bottom': `(?:l[iy]\\w+|lay\\w*|lie|lies|s[ia]t\\w*|resting|rests?|laid|stay\\w*|hiding|hides?|sleeping|stuck|hugging|hanging|is|are|parked|sulking|keep|keeps|keeping|stays)(?: \\w+){0,3} (?:on|at|near|along|to) (?:the )?(?:pond )?(?:bottom|floor|base|deep end)|bottom (?:sitting|sitter|dwelling)`,
  'off-food': `(?:not|isn't|aren't|doesn't|don't|won't|stopped|stop|never|hasn't|haven't|no longer|refus\\w*(?: to)?|barely|hardly|didn't|wouldn't|not been|quit)(?: \\w+){0,3}? (?:eat\\w*|feed(?:s|ing)?|ate|eaten|food|interested in food|take food|touch(?:ing)? (?:its|their|the)? ?food|hungry)|off (?:its|their|his|her|the|all)? ?(?:food|feed)|lost (?:its|their|his|her)? ?appetite|no appetite|loss of appetite|no interest in food|spit\\w* (?:out )?(?:the |its |their )?(?:food|pellets)|ignor\\w* (?:the |its |their )?food|refus\\w* (?:food|to eat|pellets)|went off food`,
  apart: `away from (?:the )?(?:others|other fish|group|rest)|(?:by|on) (?:itself|its own|himself|herself|his own|her own|their own|it's own)\\b|\\balone\\b|isolat(?:es|ing|ed) (?:itself|himself|herself)|separat\\w* (?:from|itself)|hiding|in (?:a|the) corner|keeping apart|not with the others|solitary`,
  darting: `\\bdart\\w*|(?:swim\\w*|racing|zoom\\w*|shoot\\w*|dashing|going|went|tearing) (?:about |around |very |really )?(?:wild\\w*|crazy|mad|frantic\\w*|erratic\\w*|into (?:the )?(?:walls?|sides?)|like (?:mad|crazy))|erratic\\w*|frantic\\w*|crashing into|bolting|skittish|swimming like crazy|panicking fish`,
  'floats-or-sinks': `(?:fish |koi |it |just |he |she |and |they |that |always |keeps? |constantly |then )(?:just )?(?:float(?:s|ing|ed)?|sink(?:s|ing)?|bobs?|bobbing)\\b(?! food| pellets)|can't (?:stay|keep|get|swim) (?:down|up|to the)|cannot (?:stay|keep) (?:down|up)|buoyan\\w*|swim ?bladder|sinks? (?:to|when|as|like|tail|back)|floats? (?:up|to|when|back|tail|on)|head (?:down|up|standing)|tail (?:up|down)|bum up`,
  'loss-of-balance': `roll\\w* (?:over|around|about|on)|upside ?down|spinning|spin(?:s)?\\b(?! class)|(?:off|lost|loses|losing|loss of|no) (?:its |their |his |her )?(?:balance|equilibrium)|(?<!(?:spot|spots|hole|holes|mark|marks|sore|sores|patch|patches|lump|lumps|wound|wounds|ulcer|ulcers|scale|scales|missing|red|white|black|bump|swelling|swollen|pattern|line) )on (?:its|their|there|his|her|it's) sides?\\b(?! of)|(?:swim\\w*|l[iy]\\w+|lay\\w*|laid|float\\w*|lean\\w*|roll\\w*|tilt\\w*|flop\\w*|fall\\w*|turn\\w*|drift\\w*)(?: \\w+){0,2} on (?:one|the|a) side\\b|swimming (?:sideways|in circles|side ways|on)|sideways|corkscrew\\w*|belly up|twirl\\w*|whirl\\w*|in circles|barrel roll\\w*|keel\\w* over|wobbl\\w*|can't (?:stay|swim|keep) upright|listing|los(?:es|ing|t) (?:its |their |his |her )?balance|no sense of balance|swims? funny|tipping over`,
  deaths: `\\b(?:died|dead|dying|deaths?|deceased|killed off|passed away|floaters?)\\b(?! (?:patch|spot|tissue|gill|leaves|leaf|plant|algae|skin|battery|end|scale|cell|area))|\\blost (?:\\w+ ){0,2}(?:koi|fish|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|another|half|most|all|some|many)\\b(?! scales| weight| count| years| litres)|(?:found|keep finding|finding) (?:\\w+ ){0,2}(?:dead|floating)|dropping (?:like flies|off|one (?:a|by)|dead)|die off|dying off|keep(?:s)? dying|losing (?:a |my |one |two |more |all |\\w+ )?(?:koi|fish)\\b|wiped out`,
  'several-fish': `(?<!how )(?:several|many|all|both|most|half|some|every|few|lots|more)(?: of)?(?: (?:the|my|our|them|other|these))?(?: (?:koi|fish|kohakus?|carp|are|have|them|others))\\b(?! (?:antibiotics?|food|meds?|medicine|shop|pond|vets?|tank|forum|people|keepers?|doctor|pellets))|(?:\\d+|two|three|four|five|six|seven|eight|couple)(?: of)?(?: (?:the|my|our|them|other|these))?(?: (?:koi|fish|them))?(?: (?:are|have|keep|were|now|also|gasping|flashing|showing|affected|ill|sick|died|dead))\\b|they all|(?:the )?whole (?:lot|shoal|pond (?:is|are|has|of))|everyone in the pond|them all|others (?:too|as well|also)|(?<!not )\\ball (?:at|on|near|gasping|lying|swimming|hanging|sitting|gulping|flashing)\\b`,
  'new-fish': `new (?!to )(?:\\w+ )?(?:fish|koi|ones?|additions?|plants|arrivals?|kohaku|sanke|showa)|(?:bought|added|introduced|just got|recently got|brought|purchased|put in|adopted|acquired)(?: \\w+){0,4} (?:fish|koi|kohaku|sanke|showa|tosai|goldfish|carp)\\b|newly (?:bought|added|introduced)|(?:came|back|returned|home) (?:home )?from (?:a |the )?(?:koi )?show|(?:bought|got|added|brought)(?: \\w+){0,2} (?:\\d+|two|three|four|some|a few)(?: \\w+){0,3} (?:off|from) (?:a |an |the |my |some )?(?:\\w+ )?(?:guy|bloke|dealer|shop|auction|car boot|ebay|facebook|market|garden centre|friend|mate|breeder)|without quarantine|no quarantine|didn't quarantine|new koi`,
  'after-top-up': `topp?(?:ed|ing)?(?: -)? ?up|top(?:ped)? (?:it |the pond )?(?:up|off)|(?:after|since|following|did|done|just did|had|made|yesterday)(?: \\w+){0,4} water ?change|water ?changed?(?: yesterday| today| this morning| last night)|(?:added|put|ran|filled|refilled)(?: \\w+){0,5} (?:tap|hose|mains)(?: water)?|(?:tap|hose)(?: \\w+){0,3} (?:left|running|on) (?:on|running|all|overnight|over)|left (?:the )?(?:hose|tap)|forgot (?:the |to add |to use |to put |about )?(?:the )?(?:hose|tap|dechlorinator|declorinator|dechlor)|after (?:a )?refill|tap ?water went in`,
  'at-dawn': `(?:at|before|around) (?:dawn|sunrise|first light|daybreak)|(?:early|every|each)(?: in the)? mornings?|(?:worst|worse|bad|gasping|surface|again)(?: \\w+){0,3} mornings?|mornings? (?:they|it|is|are|only)|first thing in|\\b[3-6] am\\b`,
  'male-in-spring': `\\bmale\\b(?: \\w+){0,6} (?:spring|spawn\\w*|april|may|june)|(?:spring|spawn\\w*|april|may|june)(?: \\w+){0,8} \\bmale\\b|tubercles|breeding stars`,
  'egg-heavy-female': `\\b(?:full of|carrying|with|heavy with) (?:eggs|roe|spawn)|egg (?:bound|heavy)|gravid|pregnant|female(?: \\w+){0,8} chased|female(?: \\w+){0,5} (?:spawn\\w*|eggs|before spawning)|(?:spawn\\w*|eggs)(?: \\w+){0,4} female`,
};

let compiled: readonly (readonly [SignId, RegExp])[] | undefined;

export const signWords = (): readonly (readonly [SignId, RegExp])[] =>
  (compiled ??= (Object.entries(all) as [SignId, string][]).map(
    ([id, words]) => [id, new RegExp(`(?:${words})`)] as const,
  ));

/** Told as well: then the sign is not there. */
export const absent: readonly (readonly [SignId, RegExp])[] = [
  [
    'off-food',
    /\b(?:eating|feeding|eats?|feeds?|ate|appetite)(?: \w+){0,2} (?:fine|well|normally|normal|ok|okay|good|great|lots|like (?:pigs|crazy|mad|normal)|as (?:normal|usual)|properly|happily|everything|strong|loads)\b|\b(?:still|all|happily|both|they're|he's|she's|it's|is|are) (?:eating|feeding)\b(?! (?:less|little|poorly|slow|not))|\bgood appetite\b|\bappetite is good\b|\bhungry\b/,
  ],
  [
    'lethargic',
    /\b(?:very |really |still |all )?(?:active|lively|swimming (?:fine|normally|normal|well|around (?:fine|normally|happily)))\b|\bbehav(?:ing|iour is|ior is) (?:normal|normally|fine|ok)\b|\bacting (?:normal|normally|fine)\b/,
  ],
  [
    'deaths',
    /\b(?:no (?:deaths?|losses|fish (?:has |have )?(?:died|lost)|dead fish|one has died)|none (?:have |has |of them )?(?:died|dead)|all (?:still )?alive|nothing (?:has )?died|haven't lost (?:any|a)|not lost (?:any|a|one)|no dead)\b/,
  ],
  ['gasping', /\bbreathing(?: \w+){0,2} (?:fine|normally|normal|ok|okay)\b/],
  [
    'gills-pale',
    /\bgills? (?:are |is |look |looks |all )*(?:fine|red|healthy|nice and red|normal|good|ok)\b/,
  ],
  [
    'gills-necrotic',
    /\bgills? (?:are |is |look |looks |all )*(?:fine|red|healthy|nice and red|normal|good|ok)\b/,
  ],
  [
    'new-fish',
    /\b(?:no new (?:fish|koi|additions|arrivals|ones)|nothing new|haven't (?:added|bought|introduced) (?:any|anything)(?: new)?|no fish added|not added any)\b/,
  ],
  [
    'several-fish',
    /\b(?:only|just) (?:one|1|the one|a single)(?: of (?:them|the|my))?(?: \w+)? ?(?:fish|koi|is|has|affected|them)?\b|\b(?:the )?(?:others?|other fish|rest|other koi)(?: \w+){0,2} (?:fine|ok|okay|normal|well|healthy|good|normally|happy)\b/,
  ],
];
