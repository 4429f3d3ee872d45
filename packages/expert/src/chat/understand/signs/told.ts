/**
 * Whether a clause tells of what happens at the keeper's own pond. What somebody else says of koi in
 * general, what happened to another's fish, and what is only feared or asked about, happened to nobody.
 */

const others =
  '(?:blokes?|guys?|man|lads?|mates?|friends?|neighbou?rs?|shops?|dealers?|clubs?|forums?|youtube|videos?|internet|google|facebook|books?|leaflet|articles?|uncle|brother|dad|people|everyone|everybody|someone|somebody|some|they)';
const saying =
  '(?:said|says|say|saying|reckons?|told|claims?|claimed|thinks?|warned|asked|asks|swears?|wrote|writes)';

/** "Bloke in the shop said any 0.5 kills": no vet, whose word is about this fish. */
const hearsay = new RegExp(
  `\\b${others}\\b(?: \\w+){0,4} ${saying}\\b|\\b(?:i|i've|we)(?: have| just)? (?:read|heard)\\b|\\b(?:apparently|supposedly)\\b`,
);
/** What makes it a report of one's own fish all the same. */
const ownFish =
  /\b(?:my|mine|our|ours)\b|\b(?:they're|they are|it's|he's|she's|these|them) (?:all |now |still )?(?:gasping|dying|dead|flashing|covered)\b/;

/** "My neighbour's koi died", "mate lost all his fish". */
const anothers =
  /\b(?:mate|friend|neighbou?r|bloke|guy|uncle|brother|dad|colleague|cousin|someone|somebody|club member)(?:'?s)?(?: \w+){0,3} (?:lost|had|has|koi|fish|pond)\b(?: \w+){0,4} ?(?:his|her|their|dead|died|dying|khv|all)\b|\b(?:his|her|their) (?:koi|fish|pond)(?: \w+){0,2} (?:died|dead|had|has|got|were|was)\b/;

/** Asked or imagined: "what would happen if", "how do I know if", "how do I measure". */
const imagined =
  /\b(?:what (?:would|will|could) happen|what if|how (?:do|would|will|can) (?:i|we|you) (?:know|tell|recogni[sz]e|spot|prevent|avoid|stop it from)|in case|if (?:i|we|they|the|it|my|one|a) (?:\w+ ){0,2}(?:ever|were|would|should|happened|forgot|dies?|die)\b|^would (?:it|they|he|she|my \w+) )/;

/** Their "my" is none of the fish: "my dad says". */
const myPeople =
  /\b(?:my|our) (?:mate|friend|neighbou?r|uncle|brother|dad|mum|dealer|shop|club|lad|boss)\b/g;

const toldByOthers = (clause: string): boolean =>
  (hearsay.test(clause) && !ownFish.test(clause.replace(myPeople, ''))) || anothers.test(clause);

/** "Do koi sleep on their sides?" */
const ofAllKoi =
  /^(?:(?:so|hi|and|but) )*(?:do|does|can|are|why do|when do) (?:koi|fish|carp|goldfish)\b(?!.*\b(?:my|mine|our)\b)/;

/** @param clause a stretch of the message, small letters, slips mended */
export const isTold = (clause: string): boolean =>
  !toldByOthers(clause) && !imagined.test(clause) && !ofAllKoi.test(clause);

/** "Is it dying?", "will they die": fear of a death, and none that was seen. */
const fearOfDeath =
  /^(?:(?:so|and|or|but|help|omg|please|also) )*(?:is|are|will|could|would|might|does (?:this|that|it) mean|do you think|am i)\b.*\b(?:dy|dying|die|dead|death)\b|\b(?:going to|gonna|will|might|could|worried|scared|afraid)(?: \w+){0,4} (?:die|be dead|end up dead)\b|\bis (?:it|he|she|my \w+|this \w+) (?:dying|dead)\b/;
/** No fish: "dead calm", "the pump died", "looked dead but slept", "dead leaves". */
const otherDeath =
  /\bdead (?:calm|easy|good|straight|centre|center|quiet|still|simple|slow|keen|chuffed|right|leaves|leaf|plants?|algae|lilies|spot|end|flat|weed|grass|battery|water|line|level)\b|\b(?:pump|filter|uv|lamp|bulb|heater|battery|phone|meter|probe|plants?|lil(?:y|ies)|algae|blanket ?weed|bacteria|snails?|frogs?|toads?|newts?|ducks?|birds?|mouse|rat|hedgehog|he|it|she)(?: \w+){0,2} (?:died|dead|dying)\b(?= |$)|\blost (?:\w+ ){0,3}(?:red|hi|sumi|black|white|orange|colou?rs?|pattern|markings?|shine|lustre|interest|appetite)\b|\bdying (?:to|for|of old age)\b|\bto die for\b/;
const seemed =
  /\b(?:looked|looks|looking|thought|acts?|seemed|playing|plays?|appeared)(?: \w+){0,4} dead\b/;
const fishDied =
  /\b(?:koi|fish|it|he|she|one|two|three|\d+|others?|rest)(?: \w+){0,2} (?:has |have )?died\b/;

/** Long over, and none since: no help is needed for those. */
const longAgo =
  /\b(?:last (?:month|year|winter|summer|spring|autumn)|(?:months?|years?|yrs?) ago|back in (?:the )?(?:spring|summer|autumn|winter|\d{4}))\b/;
const stillNow =
  /\b(?:today|now|yesterday|this (?:morning|week)|still|again|keep\w*|since then|another)\b/;

/** Whether a clause speaks of what is long over. */
export const isLongAgo = (clause: string): boolean =>
  longAgo.test(clause) && !stillNow.test(clause);

/** Whether a clause that speaks of death tells of dead fish. */
export const tellsOfDeath = (clause: string): boolean => {
  if (fearOfDeath.test(clause) && !fishDied.test(clause)) return false;
  if (seemed.test(clause) || isLongAgo(clause)) return false;
  const other = otherDeath.exec(clause);
  if (!other) return true;
  // "He died" is a fish; the pump beside it is none.
  if (/^(?:he|she|it)\b/.test(other[0]) && !/\b(?:pump|filter|uv|heater)\b/.test(clause))
    return true;
  return /\b(?:koi|fish)(?: \w+){0,3} (?:died|dead|dying)\b|\b(?:lost|dead) (?:\w+ ){0,2}(?:koi|fish)\b/.test(
    clause.replace(other[0], ''),
  );
};
