/**
 * A fish that is described by its colours, to be named or judged: its red spot is no sore, its black
 * no burn. Signs of illness are read from such words only where something happened to the fish.
 */

const colour =
  /\b(?:red|white|black|orange|yellow|blue|gr[ae]y|brown|bronze|silver|gold(?:en)?|platinum|metallic|hi|sumi|cream|purple|lemon|spotted)\b/;

/** What somebody asks, or says, who wants a name, a class or a judgement. */
const wantsName =
  /\b(?:what|which|whats|what's) (?:is |are |'s )?(?:it|he|she|this|that|they|these|koi|variety|varieties|kind|type|sort|breed|the name|do you call|would you call|is my|class)\b|\b(?:called|name|identif\w*|variety|varieties|type|breed|pattern|markings?|bench\w*|judges?|show|class|entry|enter|koi or|or koi|or carp|or goldfish)\b|\b(?:dealer|seller|breeder|mate|shop|shopkeeper|friend|he|she|they|bloke|guy)\b[^.?!]{0,20}\b(?:says?|said|reckons?|told|calls?|thinks?|swears)\b|\b(?:sold|bought|listed) as\b|\b(?:kohaku|sanke|showa|utsuri|bekko|goromo|koromo|goshiki|asagi|shusui|ogon|tancho|kumonryu|kujaku|chagoi|ochiba|hariwake|matsuba|magoi|benigoi|kigoi|karashigoi)s?\b/;

/** Something is wrong, or came about. */
const unwell =
  /\b(?:sore|ulcer\w*|raw|bleed\w*|blood\w*|wound\w*|hole|swollen|swelling|lumps?|bump|fluff\w*|fuzzy|cotton|slim[ey]\w*|mucus|sick|ill|poorly|unwell|letharg\w*|listless|weak|not eating|off (?:its|his|her|their)? ?food|wo(?:n't|nt) eat|flash\w*|rub\w*|scratch\w*|itch\w*|clamp\w*|gasp\w*|breath\w*|surface|gill\w*|died?|dead|dying|dies|deaths?|lost|losing|bottom|lying|laying|jump\w*|thin|skinny|bloat\w*|bulg\w*|cloud(?:y|ed|ing)|popeye|rot\w*|frayed|ragged|veins?|streaks?|stand(?:ing)? (?:out|up|off)|stick\w* (?:out|up)|worms?|lice|louse|spinning|upside|float\w*|sink\w*|suddenly|overnight|appeared|appearing|developed|spread\w*|infect\w*|raised|peel\w*|treat\w*|disease|parasite\w*|fung\w*|virus|burst|eaten away|looks eaten|hikui|shimi|since|isolat\w*|hid(?:es|ing)|getting (?:bigger|worse)|came up|came out in|wart\w*|pox|growths?|crust\w*|film|coating|healthy|health|curl\w*|pale (?:patches|gills)|darts?|darting|sulk\w*|quarantine|vet|medicat\w*|gone (?:red|white|pale|dark)|turn(?:ed|ing) (?:red|pale))\b/;
/** Asked in fear, not told: "is it dying?" */
const fear =
  /\b(?:is|are) (?:it|he|she|they|this|that)(?: (?:just|all|now|going to))? (?:dying|die|ill|sick|dead|poorly|unwell|burnt|burned|infected|healthy)\b/g;

/** The nature of some koi: their black comes and goes. */
const changes = /\b(?:kumonryu|kikokuryu|matsukawabake|hageshiro|orca koi)\b/;

/** @param text in lower case; apostrophes may be there or not */
export const describesLooks = (text: string): boolean => {
  const told = text.replace(fear, ' ');
  return (
    (colour.test(told) || /\b(?:scales?|barbels?|whisker\w*|sparkl\w*|shiny)\b/.test(told)) &&
    (wantsName.test(told) || changes.test(told)) &&
    !unwell.test(told)
  );
};
