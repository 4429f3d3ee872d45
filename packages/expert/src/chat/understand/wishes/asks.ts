import type { AskId } from '../../message.ts';

const patterns: readonly (readonly [AskId, RegExp])[] = [
  [
    'how-much',
    /\bhow much\b|\bwhat(?:'s| is)? (?:the )?(?:right |correct |proper |safe )?(?:dose|dosage|amount|dosing|ratio)\b|\bhow (?:many|big a) (?:g|grams?|kg|kilos?|ml|mg|litres?|lbs?|pounds?|oz|ounces?|teaspoons?|spoons?|cups?|scoops?)\b|\bwhat dose\b|\bdose (?:for|of)\b|\bdosage\b|\bhow strong\b|\bwhat (?:strength|concentration|percentage)\b/,
  ],
  ['how-many', /\bhow many\b/],
  ['how-long', /\bhow (?:long|fast|quick|quickly|soon)\b|\bwhat age\b|\bhow old\b/],
  [
    'how-often',
    /\bhow (?:often|frequently|regular|regularly)\b|\bhow many times\b|\bwhen (?:to|do i|should i) repeat\b/,
  ],
  [
    'how-to',
    /\bhow (?:do|can|should|would|to|did|does)\b|\bbest way\b|\bwhat(?:'s| is) the best way\b|\bsteps? to\b|\bshow me how\b/,
  ],
  [
    'is-it-ok',
    /\bis (?:it|this|that|my|the|there|\w+)(?: \w+){0,7} (?:ok|okay|safe|dangerous|bad|normal|fine|good|too (?:high|low|much|hot|cold|late|early|many|warm|big|small)|enough|harmful|toxic|wrong|healthy|serious|urgent|high|low|lethal|poisonous|alright|a problem|deadly|unsafe)\b|\bare (?:they|these|my|those|the)(?: \w+){0,5} (?:ok|okay|safe|dangerous|bad|normal|fine|good|healthy|too|high|low)\b|\b(?:safe|ok|okay|dangerous|bad|normal|harmful) (?:for (?:my )?(?:koi|fish)|to|levels?)\b|\bshould i (?:worry|be worried)\b|\bok \?|\bdo i need to worry\b|\bany good\b/,
  ],
  [
    'can-i',
    /\b(?:can|could|may) (?:i|we|you|u|they|koi|it)\b|\bam i (?:able|allowed)\b|\bis it possible\b|\bok to\b/,
  ],
  [
    'should-i',
    /\bshould (?:i|we|it|they|my)\b|\bshall i\b|\bdo i (?:need|have)\b|\bmust i\b|\bis it (?:worth|time|better|best)\b|\bdo you recommend\b|\bdo (?:they|koi) need\b/,
  ],
  [
    'what-is',
    /\bwhat(?:'s| is| are| does| do)\b|\btell me about\b|\bexplain\b|\bmeaning of\b|\bwhat (?:exactly )?is\b|\bdescribe\b|\bdefine\b|\bwho is\b/,
  ],
  [
    'which',
    /\bwhich\b|\bwhat (?:kind|type|sort|variety|breed|food|treatment|medicine|size|temperature|filter|pump|salt|koi|class|ph|test|tests)\b/,
  ],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bwhat(?:'s| is)? (?:caus\w+|the (?:cause|reason))\b|\breason\b|\bwhat (?:could|can|would|might|did) (?:be )?caus\w+\b/,
  ],
  [
    'when',
    /\bwhen (?:do|to|should|can|is|are|will|does|would|did|i)\b|\bat what (?:temperature|point|age|size)\b|\bwhat (?:time|month|temperature) (?:do|to|should|can|of)\b|\bhow soon\b/,
  ],
  [
    'difference',
    /\bdifferen\w+\b|\b(?:vs|versus)\b|\btell (?:\w+ ){0,3}(?:apart|from)\b|\bcompared? (?:to|with)\b|\bdistinguish\b|\bsame as\b|\bbetter than\b|\bor is it\b/,
  ],
  [
    'what-to-do',
    /\bwhat (?:do|should|can|shall|to|must|would|now|next)(?: \w+){0,3} ?(?:do|now|next|first)\b|\bwhat now\b|\bhelp\b|\bwhat can i do\b|\badvice\b|\bany (?:ideas|suggestions|tips|help)\b|\bwhat (?:else )?(?:should|do) i\b|\bhow (?:do|can) i (?:save|help|fix|cure|treat|stop|lower|get rid)\b|\bwhat to do\b|\bwhat's next\b/,
  ],
  [
    'what-disease',
    /\bwhat (?:disease|illness|is wrong|could (?:it|this) be|might (?:it|this) be|has (?:it|he|she) got|is this on|'s wrong|problem|parasite|infection)\b|\bwhat's wrong\b|\bwrong with\b|\bdiagnos\w+\b|\bwhat (?:is|are) (?:it|this|that|these|they)(?: \w+)? on\b|\bwhat (?:do|does) (?:it|they|he|she|my \w+) have\b|\bis (?:it|this) (?:\w+ )?(?:khv|fluke|flukes|costia|ich|dropsy|fungus|an ulcer|carp pox|white spot)\b|\bwhat have they got\b/,
  ],
  [
    'calculate',
    /\bcalculat\w+\b|\bwork (?:it |this |that )?out\b|\bconvert\w*\b|\bcompute\b|\bwhat is \d[\d.]* \w+ in\b|\bhow (?:much water|many (?:litres|gallons))\b|\bhow (?:big|large) is (?:my|the|a|this) (?:pond|tank)\b|\bvolume of\b/,
  ],
];

/** What is wanted to be known, as far as the words say. */
export const asksIn = (whole: string): AskId[] =>
  patterns.filter(([, pattern]) => pattern.test(whole)).map(([id]) => id);
