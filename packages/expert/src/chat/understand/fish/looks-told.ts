/**
 * A fish that is described by its colours, to be named or judged: its red spot is no sore, its black
 * no burn. Signs of illness are read from such words only where something happened to the fish.
 */

const colour =
  /\b(?:red|white|black|orange|yellow|blue|gr[ae]y|brown|bronze|silver|gold(?:en)?|platinum|metallic|hi|sumi|cream|purple|lemon|spotted)\b/;

const varieties =
  '(?:kohaku|sanke|showa|(?:\\w+ )?utsuri|(?:\\w+ )?bekko|(?:\\w+ )?goromo|koromo|goshiki|asagi|shusui|ogon|tancho|kumonryu|kujaku|chagoi|soragoi|ochiba|hariwake|matsuba|magoi|benigoi|kigoi|karashigoi|platinum|maruten)s?';

/** Asks for a name, a class or a judgement, or doubts the name that was given. */
const wantsName = new RegExp(
  [
    '\\b(?:what|which) (?:\\w+ )?(?:koi|variety|varieties|kind|type|sort|breed|class|name)\\b',
    '\\b(?:called|the name|proper name|identif\\w*|do (?:i|you|we) call|would you call|bench\\w*|judges?|judged|judging|shows?|class|enter(?:ed|ing)?|koi or|or koi|or carp|or goldfish)\\b',
    '\\b(?:dealers?|sellers?|breeder|mates?|shop|shopkeeper|friend|bloke|guy|wife|husband|label|facebook)\\b[^.?!]{0,20}\\b(?:says?|said|reckons?|told|calls?|thinks?|swears)\\b',
    '\\b(?:sold|bought|listed|advertised) as\\b',
    `\\b(?:is|are) (?:it|this|that|he|she|they) (?:an? |really (?:an? )?|still (?:an? )?|just (?:an? )?)?${varieties}\\b`,
    `\\b${varieties} (?:or|vs|versus) (?:an? )?${varieties}\\b`,
    `\\b${varieties} ?(?:right|then|correct|yes|no)? ?\\?`,
  ].join('|'),
);
/** "What is it?": of the whole fish, unless a mark on a fish of known name is asked about. */
const asksWhat = /\b(?:what is|whats|what's|what are) (?:it|he|she|this|that|they|these)\b/;
const namesVariety = new RegExp(`\\b${varieties}\\b`);
const markOnMine =
  /\b(?:spots?|patch(?:es)?|marks?|dots?|lines?|blotch\w*|specks?|bits?|stuff|things?|film|rash|areas?)\b[^.?!]{0,16}\b(?:on|in|under|over) (?:(?:my|our|one of|the fish)\b|(?:his|her|its) (?!head))/;

/** Something is wrong, or came about. */
const unwell =
  /\b(?:sore|ulcer\w*|raw|bleed\w*|blood\w*|wound\w*|hole|swollen|swelling|lumps?|bump|fluff\w*|fuzz\w*|furry|cotton|slim[ey]\w*|mucus|sick|ill|poorly|unwell|letharg\w*|listless|weak|not eating|off (?:its|his|her|their)? ?food|wo(?:n't|nt) eat|flash\w*|rub\w*|scratch\w*|itch\w*|clamp\w*|gasp\w*|breath\w*|surface|gill\w*|died?|dead|dying|dies|deaths?|lost|losing|bottom|lying|laying|jump\w*|thin(?! (?:black|red|white|grey|dark|blue|stripes?|lines?|bands?|edges?))|skinny|bloat\w*|bulg\w*|cloud(?:y|ed|ing)|popeye|rot\w*|frayed|ragged|veins?|streaks?|stand(?:ing)? (?:out|up|off)|stick\w* (?:out|up)|worms?|lice|louse|spinning|upside|float\w*|sink\w*|suddenly|overnight|appeared|appearing|developed|spread\w*|infect\w*|raised|peel\w*|treat\w*|disease|parasite\w*|fung\w*|virus|burst|eaten away|looks eaten|hikui|shimi|since|isolat\w*|hid(?:es|ing)|getting (?:bigger|worse)|came up|came out in|wart\w*|pox|growths?|crust\w*|film|coating|healthy|health|curl\w*|pale (?:patches|gills)|darts?|darting|sulk\w*|quarantine|vet|medicat\w*|gone (?:red|white|pale|dark)|turn(?:ed|ing) (?:red|pale))\b/;
/** Asked in fear, not told: "is it dying?" */
const fear =
  /\b(?:is|are) (?:it|he|she|they|this|that)(?: (?:just|all|now|going to))? (?:dying|die|ill|sick|dead|poorly|unwell|burnt|burned|infected|healthy)\b/g;

/** The nature of some koi: their black comes and goes. */
const changes = /\b(?:kumonryu|kikokuryu|matsukawabake|hageshiro|orca koi)\b/;

/** Says what a fish looks like and nothing of illness. @param text in lower case */
export const isAboutLooks = (text: string): boolean =>
  (colour.test(text) ||
    /\b(?:scales?|scaleless|sparkl\w*|shiny|shines?|metallic|matt|net|spots?|specks?|barbels?|whiskers?|pattern\w*)\b/.test(
      text,
    )) &&
  !/\b(?:water|pond|pump|filter|ammonia|ph|salt|litres?|gallons?|feed|food|winter|price|cost|algae|liner|eggs?|fry|spawn\w*)\b/.test(
    text,
  ) &&
  !unwell.test(text.replace(fear, ' '));

/** @param text in lower case; apostrophes may be there or not */
export const describesLooks = (text: string): boolean => {
  const told = text.replace(fear, ' ');
  return (
    (colour.test(told) || /\b(?:scales?|barbels?|whisker\w*|sparkl\w*|shiny)\b/.test(told)) &&
    (wantsName.test(told) ||
      changes.test(told) ||
      (asksWhat.test(told) && !namesVariety.test(told) && !markOnMine.test(told))) &&
    !unwell.test(told)
  );
};
