/**
 * Questions of the reference as keepers put them in chat: half sentences, hearsay, the matter named by
 * what they see. They stand before the broader routes. Data in one piece, since the order decides.
 */
export type Route = readonly [article: string, ...patterns: RegExp[]];

const show = /\b(shows?|judg\w+|bench\w*|competition|contest)\b/;
const young = /\b(fry|hatchlings?|babies|baby|young(sters?)?|tiddlers?)\b/;
const buying =
  /\b(buy\w*|bought|purchas\w*|get(ting)? (a|another|some|my) (new )?koi|dealer\w*|auction|seller|sale|fork out|splash out|spend\w*)\b/;
const away =
  /\b(holiday|vacation|away for|going away|off to|off on|trip|cruise|week in|weeks in|abroad for|(two|three|2|3) weeks)\b/;
const dear =
  /\b(expensive|dear|pricey|pric\w*|cost\w*|worth|cheap\w*|quid|pounds|grand|thousands?|hundreds?|value|£\d*|\$\d*)(?=\W|$)/;

export const keeperRoutes: readonly Route[] = [
  [
    'variety-koi-or-goldfish',
    /\bgold ?fish\b/,
    /\b(breed\w*|cross\w*|mates?|mated|hybrids?|spawn\w*|babies)\b/,
    /\b(koi|carp)\b/,
    /^(?!.*\b(keep|live|ok|okay|with koi|in with)\b)/,
  ],
  ['breeding-setup', /\b\d (fe)?males?\b.*\b\d (fe)?males?\b/],
  [
    'breeding-setup',
    /\b(breed|spawn)\b/,
    /\b(\d+ ?(cm|inch\w*)|big enough|small)\b/,
    /\b(can|could|will|she|he|female|male)\b/,
  ],
  [
    'breeding-culling',
    young,
    /\b(black|white|dark)\b/,
    /\b(showas?|\d+ days?|days old|sort|keep which)\b/,
  ],
  ['breeding-raise-fry', young, /\b(heat\w*|warm\w*|temperature)\b/],
  [
    'breeding-kohaku',
    /\bkohaku\b/,
    /\b(pair|parents?|x|babies|fry|young)\b/,
    /\b(only|all|just|why|mostly)\b/,
    /\b(white|red)\b/,
  ],
  ['breeding-not-predictable', /\b(f1|bloodlines?|pedigree)\b/],
  [
    'breeding-eye-and-ghost',
    /\b(butterfly|long ?fins?|longfin|metallic|ghost)\b/,
    /\b(x|cross\w*|breed\w*|percent\w*|inherit\w*|gene\w*|dominant|offspring|fry|young)\b/,
    /\b(share|percent\w*|how many|half|inherit\w*|gene\w*|dominant|pass\w*|x|with)\b|%/,
  ],
  [
    'breeding-setup',
    /\b(male|female)s?\b/,
    /\b(per|ratio|how many|to each|each)\b/,
    /\b(males?)\b.*\b(females?)\b|\b(females?)\b.*\b(males?)\b/,
  ],
  [
    'breeding-setup',
    /\b(spawn\w*|breed\w*)\b/,
    /\b(years? old|old enough|too young|too old|age|mature|\d ?yrs?)\b/,
  ],
  [
    'breeding-setup',
    /\b(take|move|remove|leave|lift)\b/,
    /\b(adults|parents|male|female)\b/,
    /\b(spawn\w*|eggs?)\b/,
  ],
  [
    'breeding-eggs',
    /\beggs?\b/,
    /\b(white|fluff\w*|fung\w*|milky|mould\w*|furry|hatch\w*|how long|gone off)\b/,
  ],
  [
    'breeding-signs',
    /\b(frisky|randy|courting|mating season|breeding season|in the mood|amorous)\b/,
  ],
  ['breeding-inbreeding', /\b(inbred|inbreeding|in bred|line ?bre\w*)\b/],
  [
    'growth-male-female',
    /\b(fe)?males?\b/,
    /\b(bigger|larger|grow\w*|faster|smaller|size)\b/,
    /^(?!.*\b(spawn\w*|breed\w*|buy\w*|price|cm|inch\w*|years?)\b)/,
  ],
  [
    'growth-jumbo',
    /\b(biggest|largest|heaviest|longest)\b/,
    /\b(koi|fish)\b/,
    /\b(ever|record|world|known|history)\b/,
  ],
  [
    'buying-price',
    /\b(most|least|which|what|whats)\b[^.?!]{0,12}\b(expensive|dear\w*|valuable|pric\w*|cheap\w*)\b/,
    /\b(koi|variety|fish|kohaku|sanke|showa)\b/,
  ],
  [
    'variety-young-koi',
    /\b(stay|remain|keep|will (it|he|she|they))\b/,
    /\b(black|white|colou?rs?|pattern|orange|red)\b/,
    /\b(baby|babies|young|tosai|small|tiny|little|\d ?cm|inch\w*|fry)\b/,
  ],
  [
    'variety-colours-change',
    /\b(black|sumi|red|hi|white|pattern|colou?rs?)\b/,
    /\b(vanish\w*|creep\w*|climb\w*|spread\w*|gone grey|sinking|sunk|coming up|come up|went|turn into)\b/,
    /\b(koi|kohaku|sanke|showa|asagi|utsuri|bekko|ogon|goromo|shusui|goshiki|chagoi)\w*\b/,
  ],
  [
    'feeding-by-temperature',
    /\bhow (many times|often)\b/,
    /\b(a day|daily|per day|feed|fed|food)\b/,
    /^(?!.*\b(treat\w*|dose|salt|test|change|clean|water|fry|backwash)\b)/,
  ],
  [
    'feeding-holiday',
    /\b(leave|left|without|go|no|unfed)\b/,
    /\b(days?|weeks?|fortnight)\b/,
    /\b(no food|unfed|without (food|feeding)|not (be )?fed|without being fed|alone|starve|go hungry)\b/,
    /^(?!.*\b(sick|died|dead|treat\w*|quarantin\w*|pump|power|show)\b)/,
  ],
  // Shows and judging.
  [
    'variety-ghost',
    /\bghosts?\b/,
    /\b(koi|carp|show|class|bench\w*|enter|real|proper)\b/,
    /^(?!.*\b(cross|breed|spawn|inherit|gene)\w*)/,
  ],
  [
    'variety-butterfly',
    /\b(butterfly|long ?fin\w*|hirenaga)\b/,
    /\b(show\w*|judg\w*|enter|class|allowed|bench\w*|proper|real)\b/,
  ],
  [
    'judging-practice-score',
    /\b(scor(ed?|es|ing)|points|out of (100|a hundred))\b/,
    /\b(here|site|app|photo|you gave|good enough|practice|mean)\b/,
  ],
  [
    'judging-how',
    /\b(judg\w*|shows?)\b/,
    /\b(body|shape|build)\b/,
    /\b(colou?r|pattern|skin)\b/,
    /\b(or|more|most|first|than|versus|vs|over|matters?)\b/,
  ],
  ['judging-classes', /\b(sizes? \d|\d ?bu\b|size (group|class)|class(es)?)\b/, show],
  ['judging-show-risk', show, /\b(safe|risk\w*|catch|bring (back|home)|khv|disease|virus|vat)\b/],
  // Breeding.
  [
    'breeding-eye-and-ghost',
    /\b(red[- ]?eye[sd]?|akame|albino|pink eyes?)\b/,
    /\b(famil\w*|inherit\w*|pass\w*|gene\w*|young|fry|offspring|parents?|run in|breed)\b/,
  ],
  [
    'breeding-culling',
    /\b(breeders?|farms?|niigata|they|you|do i|should i)\b/,
    /\b(throw\w*|bin|binning|chuck\w*|kill\w*|discard\w*|dump\w*|cull\w*|get rid|put down|destroy\w*|mean|cruel|waste)\b/,
    young,
  ],
  [
    'breeding-signs',
    /\b(chas\w*|push\w*|ramm\w*|nudg\w*|fight\w*|attack\w*|splash\w*|going mad|thrash\w*)\b/,
    /\b(each other|one another|female|round|around|edge|side|foam\w*|morning|dawn|\dam|eggs?|belly)\b/,
  ],
  [
    'breeding-after-spawning',
    /\b(spawn(ed|ing)?|laid|eggs?)\b/,
    /\b(foam\w*|cloudy|sticky|everywhere|all over|aftermath|now what|what now|just|this morning|last night|yesterday|after)\b/,
    /^(?!.*\b(hatch|days?|degrees)\b)/,
  ],
  [
    'breeding-should-i',
    /\b(should i|worth|good idea|bother|want to)\b/,
    /\b(breed\w*|spawn\w*|fry|babies)\b/,
  ],
  [
    'breeding-not-predictable',
    /\b(champion\w*|grand champion|good parents?|top parents?|expensive parents?)\b/,
    /\b(fry|young|babies|offspring|spawn\w*|breed\w*)\b/,
  ],
  [
    'breeding-raise-fry',
    young,
    /\b(feed\w*|food|eat\w*|egg yolk|brine shrimp|liquifry|raise|raising|rear\w*|powder)\b/,
  ],
  // Growth.
  [
    'growth-slow',
    /\b(hasnt|havent|has not|isnt|not|stopped|barely|hardly|no longer|wont|doesnt|never)\b[^.?!]{0,14}\b(grow\w*|grew|got(ten)? (any )?bigger|put(ting)? on)\b/,
  ],
  [
    'growth-small-pond',
    /\b(only )?(grow\w*|get|gets|stay\w*)\b[^.?!]{0,16}\b(size|small|little|big)\b[^.?!]{0,20}\b(pond|tank|home|container|bowl)\b/,
  ],
  [
    'growth-size-by-age',
    /\b(how|what)\b[^.?!]{0,12}\b(big|large|size|long)\b/,
    /\b(eventually|end up|full(y)? grown|adult|max\w*|finish|grow(n)?|get)\b/,
    /^(?!.*\b(pond|filter|tank|pump|liner|days?|weeks?|eggs?|class|show)\b)/,
  ],
  [
    'growth-lifespan',
    /\b(how (long|old)|years?)\b/,
    /\b(live|lives|living|last|lifespan|life ?span|oldest|hanako|expectancy|die of old|inherit)\b/,
    /^(?!.*\b(food|filter|pump|liner|uv|bag|power)\b)/,
  ],
  [
    'growth-measure',
    /\b(measure|measuring|how long (is|are) (my|the|a))\b/,
    /\b(koi|fish|length|him|her|it)\b/,
    /^(?!.*\b(photo|picture|pond|water|oxygen|ammonia|ph|salt|volume|litres)\b)/,
  ],
  [
    'growth-male-female',
    /^(?!.*\b(per|ratio|how many)\b)/,
    /\b(boy|girl|male|female|sex|gender|he or she|him or her|lad or lass|he or a she)\b/,
    /\b(tell|know|or|is (my|it|this)|difference|how|which|work out|check)\b/,
    /^(?!.*\b(x|spawn\w*|breed\w*|worth|price|cost|buy|doitsu|ginrin)\b)/,
  ],
  [
    'growth-jumbo',
    /\b(jumbo|massive|monster|huge|metre long|giant|90 ?cm|36 inch)\b/,
    /\b(grow|get|make|how|feed|breeders?)\b/,
    /\b(koi|fish|them|him|her|it)\b/,
  ],
  // Feeding.
  [
    'feeding-holiday',
    away,
    /\b(feed\w*|fed|food|fish|koi|pond|neighbou?r\w*|kid|next ?door|auto ?feeder|mate|look after|go without)\b/,
    /^(?!.*\b(ammonia|nitrite|died|dead|dying|sick|quarantin\w*|salt|treat\w*|transport|drive|bag)\b)/,
  ],
  [
    'feeding-treats',
    /\b(bread|crusts?|toast|fruit|veg\w*|lettuce|cabbage|spinach|oranges|orange (?:slices?|segments?|half|peel)|watermelon|melon|cucumber|peas|sweetcorn|corn|worms?|maggots?|silkworms?|mealworms?|prawns?|shrimps?|krill|treats?|dog food|cat food|rice|cheerios|cereal|pasta|banana|grapes?|potatoes|sandwich|egg yolk|leftovers?|garlic|honey|boilies)\b/,
    /\b(koi|fish|they|them|he|she|eat|have|give|feed|fed|chuck|throw|ok|okay|safe|can|good|pond)\b/,
    /^(?!.*\b(fry|hatch\w*|babies|treat(ing|ment)?s? (for|of|with|the)|salt|anchor|gut|tape)\b)/,
  ],
  [
    'feeding-colour-food',
    /\b(spirulina|colou?r (food|pellets?|enhanc\w*|booster)|astaxanthin|krill food|paprika)\b/,
  ],
  [
    'feeding-colour-food',
    /\b(food|pellets?|feed\w*|diet)\b/,
    /\b(red|white|yellow\w*|pink\w*|colou?rs?)\b/,
    /\b(turn\w*|make|bring|better|brighter|enhanc\w*|improve|go(ing|ne)?|stain\w*)\b/,
  ],
  [
    'feeding-pellets',
    /\b(float\w*|sink\w*|pellet size|size (of )?pellets?|\d ?mm|mini|medium|large)\b/,
    /\b(pellets?|food)\b/,
  ],
  [
    'feeding-storage',
    /\b(food|pellets?|bag|sack|tub)\b/,
    /\b(old|out of date|expir\w*|best before|last year|freez\w*|fridge|stale|mould\w*|keep for|go off|gone off|in the shed|opened)\b/,
  ],
  [
    'feeding-hand',
    /\b(hand ?feed\w*|out (of )?(my|the|your) hand|from (my|the|your) hand|tame|shy|skittish|wont come up)\b/,
    /\b(koi|fish|them|they|he|she|feed\w*|eat|get)\b/,
    /^(?!.*\b(what|whats|which|variety|called|name)\b)/,
  ],
  [
    'feeding-which-food',
    /\b(wheat ?germ|high protein|protein|staple|growth food|best food|which food|what food|brand|saki|hikari|cheap food)\b/,
    /\b(food|feed\w*|pellets?|wheat ?germ|protein|koi|winter|summer)\b/,
    /^(?!.*\b(stop|salt|ammonia|nitrite|muji|moyo)\b)/,
  ],
  // Varieties and colours.
  [
    'variety-young-koi',
    /\b(when|how long|age|will)\b/,
    /\b(turn out|settle|final|finish\w*|know what|develop\w*|become|end up|permanent)\b/,
    /\b(colou?rs?|pattern|variety|look|sanke|showa|kohaku)\b/,
  ],
  [
    'variety-white-koi',
    /\b(plain|all|pure|solid|completely) white\b/,
    /\b(koi|fish|called|name|platinum|muji|which|what)\b/,
  ],
  ['variety-gosanke', /\b(go ?sanke|big three)\b/],
  ['variety-tancho-or-maruten', /\bmaruten\b/, /\btancho\b/],
  [
    'variety-words',
    /\b(hi|sumi|kiwa|sashi|shiroji|beni|motoguro|ojime)\b/,
    /\b(what|mean\w*|word|japanese|explain)\b/,
    /\b(and|words?|terms?|all)\b/,
  ],
  [
    'feeding-colour-food',
    /\bwhite\b/,
    /\b(yellow\w*|pink\w*|cream\w*)\b/,
    /\b(food|pellets?|feed\w*|spirulina)\b/,
  ],
  // Buying.
  ['buying-male-or-female', /\b(male|female|sex)\b/, dear],
  [
    'buying-male-or-female',
    /\b(male|female)\b/,
    buying,
    /\b(or|better|should|which|prefer|difference)\b/,
  ],
  [
    'buying-online',
    buying,
    /\b(online|internet|photo|picture|video|ebay|facebook|instagram|website|auction|unseen|without seeing|live stream)\b/,
  ],
  [
    'buying-when',
    buying,
    /\b(time of year|month|season|spring|autumn|winter|summer|january|february|march|april|may|october|november|december|now|wait)\b/,
    /\b(when|best|good|wait|ok|okay|should|is it|right)\b/,
  ],
  [
    'buying-young-or-old',
    buying,
    /\b(tosai|nisai|sansai|young|baby|small|little|big|older|adult|grown)\b/,
    /\b(or|better|should|versus|vs|instead)\b/,
  ],
  [
    'buying-dealer',
    /\b(dealers?|shops?|seller|breeder|garden cent(re|er)|supplier)\b/,
    /\b(good|trust\w*|honest|decent|reliable|rip|ripped|cowboy|recognise|tell|dodgy|legit|reputable)\b/,
  ],
  [
    'buying-price',
    /\b(koi|fish|kohaku|sanke|showa|one|this)\b/,
    /\b(why|how come|how much|what price|fair|rip off|ripped off|overpriced|worth)\b/,
    dear,
    /^(?!.*\b(pump|filter|liner|food|uv|heater|vet|test kit|build|pond|app|tokens?|subscription|worth (it|the))\b)/,
  ],
  ['buying-tategoi', /\btategoi\b/],
  [
    'buying-first-koi',
    /\b(first (koi|fish|one)|beginner\w*|newbie|noob|starter|new to (koi|this|the hobby)|just starting)\b/,
    /\b(koi|fish|buy\w*|get|which|what|start)\b/,
    /^(?!.*\b(new pond|built|cycl\w*|filled|finished|ammonia|winter|water)\b)/,
  ],
  [
    'buying-company',
    /\b(live|keep|put|mix|add|go|together|get on|ok|okay|safe)\b/,
    /\b(goldfish|gold fish|orfe|tench|sturgeon|sterlet|rudd|catfish|plecs?|pleco|catfish|carp|minnows?|crayfish)\b/,
    /\b(with|koi|pond|my|together)\b/,
    /^(?!.*\b(tell|differ\w*|is (it|this|that)|or koi|koi or|barbels?|parasites?|flukes?)\b)/,
  ],
  [
    'law-release',
    /\b(release|let (it|them|him|her) go|dump|put|get rid)\b/,
    /\b(river|lake|canal|stream|local pond|village pond|reservoir|park|wild)\b/,
  ],
  ['quarantine-how-long', /\bquarantine\b/, /\b(enough|days?|weeks?|how long)\b/],
  [
    'quarantine-how-long',
    /^(?!.*\b(bag|float\w*)\b)/,
    /\b(new|just (bought|got)|bought)\b/,
    /\b(straight in|quarantine|how long|before (i )?(put|add)\w*|separate)\b/,
    /\b(koi|fish|tosai|nisai|kohaku|sanke|showa|quarantine)\b/,
    /^(?!.*\b(filter|liner|pump|uv)\b)/,
  ],
  // Pond and seasons.
  [
    'season-autumn',
    /\bnet\b/,
    /\b(over|on|up|off)\b/,
    /\b(when|leaves|autumn|pond)\b/,
    /^(?!.*\b(heron|cat|otter|predator|net pattern|scales?|koi or)\b)/,
  ],
  [
    'season-winter',
    /\b(first )?frosts?\b/,
    /^(?!.*\b(feed\w*|food|heat\w*|cover|filter|pump|ice|frozen)\b)/,
  ],
  [
    'pond-how-many-koi',
    /\b(how many|too many|room for|another|more|overstocked|overstocking|cram\w*)\b/,
    /\b(koi|fish)\b/,
    /\b(gallons?|litres?|pond|tank|fit|keep|stock\w*|have)\b/,
    /^(?!.*\b(show|eggs?|fry|surviv\w*|sick|died|dead|males?|litres? (does|is)|how many (litres|gallons))\b)/,
  ],
  [
    'pond-sun-or-shade',
    /\b(sun(ny|light)?|shade|shady|full sun)\b/,
    /\b(pond|build|site|spot|put|position|place)\b/,
    /^(?!.*\bsun ?burn\w*)/,
  ],
  [
    'pond-liner',
    /\b(liner|fibreglass|fiberglass|grp|epdm|concrete)\b/,
    /\b(best|better|or|versus|vs|which|should|good)\b/,
  ],
  [
    'water-volume',
    /\b(work out|find out|know|calculate|tell|measure|figure out)\b/,
    /\b(how (many|much|big)|volume|litres|gallons|capacity|size)\b/,
    /\b(pond|holds?|water|litres|gallons)\b/,
    /^(?!.*\b(dose|salt for|koi|fish|food|feed)\b)/,
  ],
  [
    'season-calendar',
    /\b(calendar|year round|through(out)? the year|month by month|whole year|each month|yearly|annual)\b/,
  ],
  [
    'season-heating',
    /\b(heat(er|ers|ing|ed)?)\b/,
    /\b(pond|koi|winter|worth|need|should|degrees)\b/,
    /^(?!.*\bheat ?wave\b)/,
  ],
  [
    'season-indoors',
    /\b(indoors?|garage|shed|inside|conservatory|polytunnel)\b/,
    /\b(winter|cold|frost|tosai|small|baby|little|overwinter|bring)\b/,
  ],
  [
    'season-winter',
    /\b(hibernat\w*|overwinter\w*|sleep|slow down|cold)\b/,
    /\b(koi|fish|they|winter)\b/,
    /\b(winter|cold|hibernat\w*|overwinter\w*)\b/,
    /^(?!.*\b(treat\w*|salt|sick|ulcer|heat\w*|feed\w*|food|filter|cover|ice|frozen)\b)/,
  ],
];
