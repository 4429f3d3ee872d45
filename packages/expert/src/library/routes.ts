/**
 * Which question of the reference is meant when it is asked in other words: every pattern has to
 * match. The ones that ask for more stand before those that ask for less: one list, since the order decides.
 */
import { keeperRoutes, type Route } from './keeper-routes.ts';

const winter =
  /\b(winter\w*|minus \d+|snow\w*|frost\w*|december|january|february|freez\w*|cold months|below 5|under 5)\b/;
const spring = /\b(spring|march|april|after winter|coming out of winter)\b/;
const summer = /\b(summers?|heatwave|heat wave|hot (weather|day|spell)s?|july|august|june)\b/;
const autumn =
  /\b(autumn|fall (is|season|time)|in (the )?fall|september|october|november|before winter|leaves)\b/;
const show = /\b(shows?|judg\w+|bench\w*|competition|contest)\b/;
const filter = /\b(filt\w+|media|matting|k1|biofilter|bio ?balls?|foams?|sponges?|brushes)\b/;
const pump = /\b(pump\w*)\b/;
const feed = /\b(feed\w*|fed|food|eat\w*|pellets?|begging|hungry)\b/;
const stop = /\b(stop\w*|when|last|cut|quit|until|before|start\w*|begin)\b/;
const fry = /\b(fry|hatchlings?|baby koi|babies|larva\w*|free ?swimm\w*)\b/;
const spawned =
  /\b(spawned|spawning|spawn|laid (eggs|their eggs)|eggs (everywhere|all over|on)|egg laying|chasing)\b/;
const quarantine = /\b(quarantin\w*|isolat\w*|separate (tank|pond)|hospital tank)\b/;
const photo = /\b(photo\w*|pictures?|pics?|camera|phone|shoot\w*|snap\w*)\b/;
const clean = /\b(clean\w*|wash\w*|rins\w*|hose\w*|scrub\w*|maintain\w*)\b/;
const change =
  /\b(water changes?|chang\w* (the |some |of )?(pond )?water|partial change|water (should|do|must) i change|water to change)\b/;
const buy = /\b(buy\w*|bought|purchas\w*|dealer|shop|choos\w*|choose|pick\w*|select\w*)\b/;
const ice = /\b(ice|iced|frozen|freez\w+|froze)\b/;

export const routes: readonly Route[] = [
  ...keeperRoutes,
  // Shows.
  ['judging-prepare-for-show', show, feed, stop],
  [
    'judging-prepare-for-show',
    show,
    /\b(treat\w*|salt|pp|permanganate|medicat\w*|brighten|colou?r food|polish|prepar\w*|ready|before|next week|weeks?)\b/,
  ],
  [
    'judging-prepare-for-show',
    /\b(back|home|return\w*|after)\b[^.?!]{0,25}\bshow\b|\bshow\b[^.?!]{0,25}\b(back|home|return\w*)\b/,
  ],
  [
    'judging-show-risk',
    show,
    /\b(catch|disease|ill|sick|safe|risk|khv|virus|english|japanese|share|same (vat|tank))\b/,
  ],
  [
    'judging-faults',
    show,
    /\b(fault\w*|missing|disqualif\w*|deform\w*|scar\w*|damag\w*|split|crooked|bent|defect\w*)\b/,
  ],
  [
    'judging-faults',
    /\b(missing|lost|no|without|deform\w*|split)\b[^.?!]{0,25}\b(fins?|mouth|barbels?|eye|gill cover)\b/,
    /\bshow\w*\b|\bdisqualif\w*/,
  ],
  ['judging-classes', show, /\b(class(es)?|size|division|category|which (group|class)|groups?)\b/],
  [
    'judging-how',
    show,
    /\b(how|what|judg\w+|look|points?|criteria|score|decid\w*)\b.*\b(judg\w*|look|points|decid\w*|scor\w*|win\w*)\b/,
  ],
  ['judging-practice-score', /\b(practice score|score of|my score|out of 100|rating)\b/],
  [
    'judging-body',
    /\b(body|conformation|figure|shape|build)\b/,
    /\b(good|ideal|judg\w*|show|want|perfect|best)\b/,
  ],
  [
    'judging-colour',
    /\b(skin|colou?r|lustre|luster|sheen)\b/,
    /\b(quality|judg\w*|good skin|good colou?r)\b/,
  ],
  ['judging-classes', show, /\b(enter|entry|register|take part)\b/],
  // Breeding.
  [
    'breeding-after-spawning',
    spawned,
    /\b(spawned|this morning|today|yesterday|last night|after|foam\w*|just|have been|cloudy|eggs everywhere|laid)\b/,
    /.*/,
  ],
  ['breeding-raise-fry', fry, /.*\b(feed\w*|food|eat\w*|rais\w*|grow\w*|keep|how often|first)\b/],
  [
    'breeding-setup',
    /\b(males?)\b/,
    /\b(females?)\b/,
    /\b(how many|ratio|per|each|pair\w*|spawn\w*|breed\w*|one|two)\b/,
  ],
  [
    'breeding-setup',
    /\b(spawning (tank|ropes?|mops?|brush\w*|temperature)|set ?up (a )?(spawn|breed)\w*|how (do|can|to) (i )?(breed|spawn)|at what temperature do (koi|they) (spawn|breed))\b/,
  ],
  ['breeding-eggs', /\b(eggs?)\b/, /\b(hatch\w*|how long|days|white|fungus|how many)\b/],
  [
    'breeding-culling',
    /\b(cull\w*|select\w* (fry|young)|how many (survive|to keep)|keep which|sort\w* fry)\b/,
  ],
  [
    'breeding-inbreeding',
    /\b(brother|sister|sibling\w*|related|inbre\w*|father|mother|line ?breed\w*|same (spawn\w*|parents|breeder))\b/,
    /\b(breed\w*|cross\w*|spawn\w*|mate\w*|pair\w*|safe|ok|problem|together)\b/,
  ],
  [
    'breeding-ginrin',
    /\b(gin ?rin)\b/,
    /\b(x|cross\w*|breed\w*|share|percent\w*|inherit\w*|offspring|young|gene\w*|dominant|pass\w*)\b/,
  ],
  [
    'breeding-scales',
    /\b(doitsu|leather|mirror|scaleless|scales?|linear)\b/,
    /\b(x|cross\w*|breed\w*|share|percent\w*|inherit\w*|offspring|young|gene\w*|dominant|pass\w*|fry|bred)\b/,
  ],
  [
    'breeding-eye-and-ghost',
    /\b(red eyes?|akame|ghost)\b/,
    /\b(x|cross\w*|breed\w*|inherit\w*|offspring|gene\w*|dominant|pass\w*)\b/,
  ],
  [
    'breeding-not-predictable',
    /\b(predict\w*|guarantee|foresee|know (what|which)|certain)\b/,
    /\b(breed\w*|cross\w*|young|offspring|pattern|fry|parents?)\b/,
  ],
  ['breeding-signs', spawned, /\b(fight\w*|chas\w*|bump\w*|nudg\w*|push\w*|or)\b/],
  [
    'growth-male-female',
    /\b(male|female|sex|boy|girl|he or she|gender)\b/,
    /\b(tell|know|or|is (my|it|this)|difference|how|which)\b/,
  ],
  [
    'breeding-signs',
    /\b(spawn\w*|breed)\b/,
    /\b(temp\w*|when|degrees|time of year|month|season)\b/,
    /\b(koi|they|do|will|should|at what)\b/,
  ],
  [
    'breeding-after-spawning',
    /\beggs?\b/,
    /\b(eaten|eating|adults|remove|save|protect|take out|leave them)\b/,
  ],
  [
    'breeding-culling',
    /\bhow many\b/,
    /\b(fry|eggs?|young|babies)\b/,
    /\b(surviv\w*|left|make it|keep)\b/,
  ],
  [
    'breeding-not-predictable',
    /\b(colou?rs?|patterns?)\b/,
    /\b(inherit\w*|genetic\w*|genes?|passed on)\b/,
  ],
  // Age and growth.
  [
    'growth-age-names',
    /\b(tosai|nisai|sansai|yonsai|gosai)\b/,
    /\b(mean\w*|what (is|are) (an? |the )?(tosai|nisai|sansai|yonsai|gosai)|how old|age|years?)\b/,
  ],
  [
    'growth-lifespan',
    /\b(how (long|old)|life ?span|oldest|age)\b/,
    /\b(live|liv\w*|get|lifespan|life|reach|koi become|die of old)\b/,
  ],
  [
    'growth-slow',
    /\b(not|isnt|arent|stopp\w*|slow\w*|doesnt|wont|dont|hardly)\b[^.?!]{0,20}\bgrow\w*\b|\bstunt\w*/,
  ],
  [
    'growth-jumbo',
    /\b(jumbo|as big as possible|grow (faster|bigger|quick\w*)|maximum growth|power feed\w*)\b/,
  ],
  [
    'growth-small-pond',
    /\b(small|little|tiny|size of)\b[^.?!]{0,15}\b(pond|tank|bowl)\b/,
    /\b(grow\w*|stay|stunt\w*|size)\b/,
  ],
  [
    'growth-size-by-age',
    /\b(how (big|large|long)|what size)\b/,
    /\b(grow\w*|get|gets|become|reach|at (one|two|three|four|five|\d+))\b/,
    /^(?!.*\b(pond|filter|tank|days?|weeks?|eggs?)\b)/,
  ],
  [
    'growth-weight',
    /\b(weigh|weighs|weight|heavy|too (thin|fat)|kilos?)\b/,
    /\b(koi|fish|my|it|he|she)\b/,
    /^(?!.*\b(losing|lost|loses)\b)/,
  ],
  [
    'growth-size-by-age',
    /\b(length|size|big|long|cm|inch\w*)\b/,
    /\b(years? old|year old|at (its|his|her) age|for (its|his|her) age)\b/,
  ],
  // Varieties in general.
  [
    'variety-chagoi',
    /\b(which|what)\b/,
    /\b(koi|variety|kind)\b/,
    /\b(biggest|largest|grows? (the )?(big|large|fast)\w*)\b/,
  ],
  [
    'variety-chagoi',
    /\b(tame\w*|friendl\w*|hand ?feed\w*|eats? from (the |my )?hand|pet)\b/,
    /\b(which|what|variety|koi|kind)\b/,
    /\b(big\w*|large\w*|grow\w*|tamest|friendliest|which|variety)\b/,
  ],
  ['variety-ghost', /\bghost(s| koi)?\b/],
  [
    'variety-koi-or-goldfish',
    /\bgold ?fish\b/,
    /\b(koi|carp)\b/,
    /\b(or|differ\w*|tell|apart|vs|versus|is it|know|same)\b/,
  ],
  [
    'variety-young-koi',
    /\b(small|young|baby|tosai|tiny|\d+ ?(cm|inch\w*|in))\b/,
    /\b(variety|what (is|kind|will)|identif\w*|tell|become|turn (out|into)|which)\b/,
    /\b(variety|koi|become|identif\w*|turn)\b/,
  ],
  [
    'variety-kumonryu',
    /\b(doitsu|scaleless|no scales)\b/,
    /\bblack\b/,
    /\bwhite\b/,
    /\b(chang\w*|turn\w*|winter|fad\w*|mov\w*)\b/,
  ],
  [
    'disease-hikui-shimi',
    /\b(red|hi|white|pattern)\b/,
    /\b(eaten|yellow ?(ish)?( |-)brown|raised patch|black specks|freckles?)\b/,
  ],
  ['variety-kumonryu', /\bkumonr\w*/, /\b(chang\w*|turn\w*|black|white|fad\w*|winter|why)\b/],
  [
    'variety-colours-change',
    /\b(colou?rs?|red|black|white|pattern|hi|sumi)\b/,
    /\b(fad\w*|chang\w*|going|gone|los(t|ing|e)|disappear\w*|paler?|darker|turn(ed|ing))\b/,
    /\b(koi|fish|my|his|her|its)\b/,
    /^(?!.*\b(water changes?|overnight|suddenly|since the (treatment|dose))\b)/,
  ],
  ['variety-butterfly', /\b(butterfly|long ?fin\w*|dragon carp|hirenaga)\b/],
  // Seasons.
  ['emergency-ice', ice, /\b(pond|over|solid|hole|break|surface|gas|danger\w*|smash|melt)\b/],
  ['filter-winter', winter, filter, /\b(off|on|run\w*|leave|switch|turn|keep)\b/],
  [
    'feeding-stop-in-winter',
    feed,
    /\b(stop\w*|when|last|cut|quit|until|before|start\w*|begin|should|can|do i|do we)\b/,
    /\b(winter|autumn|cold|temperature|degrees|october|november|march|spring|c|celsius)\b|\d ?c\b/,
  ],
  [
    'season-spring-treatment',
    spring,
    /\b(treat\w*|dose|chemical|medicat\w*|salt|prophyla\w*|pp|permanganate|just in case|routine)\b/,
  ],
  ['ammonia-in-spring', spring, /\b(ammonia|nitrite)\b/],
  ['season-cover', winter, /\b(cover\w*|bubble wrap|polycarbonate|lid|greenhouse|tent)\b/],
  ['season-heating', /\b(heater|heating|heat (the|my) pond|keep (the pond|it) warm)\b/],
  ['season-indoors', winter, /\b(indoors?|inside|garage|bring in|small ones|weak)\b/],
  ['oxygen-in-winter', winter, /\b(air|air ?pump|oxygen|air ?stone|bubbl\w*)\b/],
  ['oxygen-in-summer', summer, /\b(oxygen|air|gasp\w*|breath\w*|cool\w*)\b/],
  [
    'season-cold-snap',
    /\b(cold snap|cooled|temperature (drop\w*|fell)|sudden(ly)? cold|drop\w* overnight|cold night)\b/,
  ],
  [
    'season-rain',
    /\b(rain\w*|storm\w*|downpour|thunder\w*)\b/,
    /\b(pond|koi|ph|water|harm|bad|after)\b/,
  ],
  ['water-change', change],
  // Treatments.
  [
    'treatment-never-two',
    /\b(at (the )?same time|together|both|combin\w*|mix(ed|ing)?|along with|on top of)\b/,
    /\b(treat\w*|salt|fmg|malachite|pp|permanganate|formalin|prazi\w*|chloramine|medicin\w*|medication\w*|remed\w*|doses?)\b/,
  ],
  [
    'treatment-not-working',
    /\b(treat\w*|medicin\w*|dose\w*)\b/,
    /\b(not work\w*|didnt (work|help)|doesnt (work|help)|no (change|better|improvement)|still (sick|flash\w*|rub\w*)|failed)\b/,
  ],
  [
    'treatment-what-to-avoid',
    /\b(old|home|grand\w*|household|kitchen)\b/,
    /\b(remed\w*|cures?|tricks?)\b/,
  ],
  [
    'filter-and-treatment',
    /\b(treat\w*|medicin\w*|pp|permanganate|formalin|chloramine|salt|fmg)\b/,
    /\b(filter|bacteria|bio)\b/,
    /\b(harm|kill|hurt|damag\w*|bypass|by pass|off|safe|affect)\b/,
  ],
  // Filters, water, pond.
  [
    'emergency-power-cut',
    /\b(without|stopped|off|fail\w*|no)\b/,
    /\b(pumps?|power|filter|electric\w*)\b/,
    /\b(how long|survive|night|hours|last|have)\b/,
  ],
  [
    'pond-first-fish',
    /\b(new|just (built|filled|finished))\b/,
    /\bpond\b/,
    /\b(when|how long|how soon)\b/,
    /\b(fish|koi)\b/,
  ],
  [
    'filter-start',
    filter,
    /\b(new|matur\w*|cycl\w*|install\w*|start\w*|seed\w*|establish\w*)\b/,
    /\b(how long|when|long|weeks?|till|until|work\w*|ready|add|matur\w*|cycl\w*)\b/,
  ],
  [
    'ammonia-new-pond',
    /\b(new|just built|started|weeks? old|cycl\w*)\b/,
    /\b(pond|tank|filter|system)\b/,
    /\b(ammonia|nitrite|cycl\w*)\b/,
  ],
  ['filter-clean', filter, clean],
  [
    'filter-stood-still',
    /\b(pump|filter)\b/,
    /\b(stopped|off|failed|stood|broke|power)\b/,
    /\b(hours?|overnight|again|back on|restart)\b/,
  ],
  [
    'filter-bacteria-bottle',
    /\b(bottled?|liquid|start(er)?|add\w*|booster|pond start)\b[^.?!]{0,20}\bbacteria\b|\bbacteria (in a bottle|starter|products?)\b/,
  ],
  [
    'filter-turnover',
    /\b(turn ?over|flow rate|how (often|many times)|litres (per|an) hour|lph|gph|pump size|which pump|what size pump)\b/,
    /\b(pumps?|filters?|turn\w*|circulat\w*|flow)\b/,
  ],
  ['filter-size', filter, /\b(how big|size|large|enough|capacity|good|best|(which|what) filter)\b/],
  ['filter-uv', /\b(uv|uvc|ultra ?violet|clarifier)\b/],
  [
    'water-green',
    /\bgreen\b[^.?!]{0,20}\b(water|pond|soup)\b|\b(water|pond)\b[^.?!]{0,25}\b(green|pea soup)\b|\bcant see (my |the )?(fish|koi|bottom)\b|\balga(e|l) bloom\b/,
  ],
  [
    'water-blanket-weed',
    /\b(blanket ?weed|string algae|hair algae|filamentous|stringy algae|duckweed)\b/,
  ],
  [
    'water-dechlorinate',
    /\b(tap|hose|mains|dechlor\w*|chlorin\w*|chloramin\w*|top(ping)? up)\b/,
    /\b(water|safe|need|remove|neutrali[sz]e|stand|use)\b/,
  ],
  [
    'water-test-kit',
    /\b(test (kit|strips?)|strips?|kit)\b/,
    /\b(trust|accurate|reliable|old|expire\w*|best|which|wrong|good)\b/,
  ],
  [
    'water-which-tests',
    /\b(what|which|how often)\b/,
    /\b(test\w*|measure|parameters?|values?)\b/,
    /\b(water|pond|should|parameters?)\b/,
  ],
  [
    'water-salt-always',
    /\bsalt\b/,
    /\b(always|permanent\w*|all the time|constant\w*|year round|keep salt|necessary|routine)\b/,
  ],
  [
    'emergency-leak',
    /\b(leak\w*|los(ing|es|t) water|level (drops?|falls?|dropping|falling|going down)|water level)\b/,
  ],
  [
    'pond-how-many-koi',
    /\b(how many|number of|too many|overstock\w*|stocking)\b/,
    /\b(koi|fish)\b/,
    /\b(pond|litres?|gallons?|keep|hold|tank|have)\b/,
  ],
  [
    'pond-size',
    /\b(how (big|deep|large)|minimum|depth|size)\b/,
    /\bpond\b/,
    /\b(koi|should|need|be|build|deep)\b/,
  ],
  ['pond-bottom-drain', /\bbottom drain\b/],
  [
    'pond-no-gravel',
    /\b(gravel|stones|rocks|pebbles|plants?|lil(y|ies))\b/,
    /\b(pond|bottom|put|add|can|should)\b/,
  ],
  [
    'pond-net-and-cover',
    /\b(herons?|cats?|otters?|mink|predators?|kingfishers?|foxes|fox)\b/,
    /\b(keep\w*|out|deter\w*|protect\w*|stop|net|decoy|scare|com(es|ing)|visit\w*|sits?|sitting|stalk\w*|watch\w*|every)\b/,
    /^(?!.*\b(wound|hurt|bit|bitten|injur|attack|stab|scratch|blood|took|ate|killed)\w*)/,
  ],
  [
    'law-heron',
    /\b(herons?|otters?|cormorants?)\b/,
    /\b(shoot|trap|kill|harm|legal\w*|law|allowed|poison|catch)\b/,
  ],
  ['law-hosepipe', /\bhose ?pipe\b/],
  [
    'law-release',
    /\b(releas\w*|river|lake|canal|stream|wild|set free)\b/,
    /\b(koi|fish|them|it|can|may)\b/,
  ],
  ['law-import', /\b(import(s|ed|ing)?|from japan|bring (koi )?(in )?from|abroad|customs)\b/],
  ['pond-electrics', /\b(electric\w*|rcd|socket|cable|wiring|shock)\b/],
  ['pond-concrete', /\b(concrete|cement|mortar|lime)\b/],
  // Buying, moving, new fish.
  [
    'feeding-before-journey',
    feed,
    /\b(before|prior to)\b/,
    /\b(transport\w*|journey|moving|move|travel\w*|treatment|treating|trip)\b/,
  ],
  ['buying-journey-home', /\bbags?\b/, /\b(how long (can|could|do)|stay|survive|hours)\b/],
  [
    'quarantine-new-fish-arrive',
    /\b(float\w*|bag|acclimati[sz]\w*|out of the bag|temperature\w*|temp)\b/,
    /\b(koi|fish|new|long|release|bag)\b/,
  ],
  ['quarantine-how-long', quarantine, /\b(how long|days|weeks?|long)\b/],
  [
    'quarantine-treat-all',
    quarantine,
    /\b(treat|just in case|everything|preventive\w*|prophyla\w*)\b/,
  ],
  ['quarantine-temperature', quarantine, /\b(warm|temperature|degrees|heat\w*)\b/],
  ['quarantine-tank', quarantine, /\b(tank|size|litres|need|set ?up|equipment|vat)\b/],
  [
    'buying-journey-home',
    /\b(transport\w*|mov(e|ing) (house|home|my koi|koi|them|fish|the fish|pond|ponds)|journey|drive|car|travel\w*|hours? (in|away))\b/,
    /\b(koi|fish|them|pond)\b/,
  ],
  [
    'buying-company',
    /\b(other fish|orfe|tench|goldfish|sturgeon|sterlet|rudd|turtles?|frogs?|catfish|mates?|mix|together)\b/,
    /\b(with koi|koi|live|keep|together|mix)\b/,
  ],
  ['buying-healthy', buy, /\b(healthy|health|sick|check|signs)\b/],
  ['buying-first-koi', /\b(first koi|beginner\w*|starter|new to koi|just starting)\b/],
  ['buying-what-to-look-for', buy, /\b(what|how|look for|good|tips|which)\b.*\bkoi\b/],
  // Handling and photos.
  ['photo-bowl', photo, /\b(bowl|tub|vat|basin)\b/],
  ['photo-reflections', photo, /\b(reflect\w*|glare|shine|polari[sz]\w*)\b/],
  ['photo-blur', photo, /\b(blur\w*|sharp|focus|shak\w*)\b/],
  ['photo-for-health', photo, /\b(ill|sick|disease|wound|sore|vet|health)\b/],
  ['photo-for-growth', photo, /\b(measur\w*|length|size|cm)\b/],
  ['photo-from-above', photo, /\b(how|take|good|best|identif\w*|angle|tips?)\b/],
  [
    'health-catch-koi',
    /\b(catch|net|hold|handle|lift|pick up)\b/,
    /\b(koi|fish|it|him|her|safely|without hurting)\b/,
    /\b(how|safe\w*|without|hurt\w*|best way)\b/,
  ],
  ['health-scrape', /\b(scrape|scraping|mucus sample|microscope)\b/],
  [
    'feeding-holiday',
    /\b(holiday|vacation|away|trip|leave for|gone for)\b/,
    /\b(koi|feed\w*|pond|fish|food)\b/,
  ],
  [
    'feeding-treats',
    feed,
    /\b(bread|fruit|vegetables?|lettuce|orange|watermelon|peas|worms?|treats?|dog food|rice)\b/,
  ],
  ['feeding-hand', feed, /\b(hand|tame|trust)\b/],
  [
    'feeding-storage',
    feed,
    /\b(stor\w*|keep|old|expire\w*|last year|shelf|fridge|freeze)\b/,
    /\b(food|pellets?|bag|stor\w*)\b/,
  ],
  [
    'feeding-colour-food',
    feed,
    /\b(colou?r|spirulina|astaxanthin|red)\b/,
    /\b(food|enhanc\w*|better|white|yellow)\b/,
  ],
  ['feeding-which-food', feed, /\b(wheat ?germ|protein|which food|what food|best food)\b/],
  ['feeding-by-temperature', feed, /\b(how (often|many times)|times a day|temperature|degrees)\b/],
  ['feeding-how-much', feed, /\b(how much|amount|grams|too much|overfeed\w*)\b/],
  // The seasons as such: last, since most questions only name one.
  ['season-spring', spring],
  ['season-autumn', autumn, /.*\b(prepare|ready|do|jobs?|tasks?|pond|net|leaves|plan)\b/],
  ['season-winter', winter, pump],
  ['season-winter', winter, /.*\b(koi|pond|fish|do|need|care|prepare|look)\b/],
  ['season-summer', summer, /.*\b(koi|pond|do|need|care|look)\b/],
];

/** Ids of the questions that a text asks in other words, the fittest first. @param text as `plain` writes it */
export const routedTo = (text: string): readonly string[] => [
  ...new Set(
    routes
      .filter(([, ...patterns]) => patterns.every((pattern) => pattern.test(text)))
      .map(([article]) => article),
  ),
];
