import type { FurtherKind } from './kinds.ts';

/** How keepers tell of what the page of first aid does not have. */
const words: readonly [FurtherKind, RegExp][] = [
  [
    'electric',
    /\b(?:electric shock|electrocut\w*|stray current|tingl\w+|shock(?:ed)? (?:me|when i)|live wire|rcd (?:trips|keeps|has tripped|tripped|tripping)|tripp\w* (?:the )?(?:rcd|breaker|switch))\b|\b(?:bent|twitch\w*|cramp\w*|spasm\w*)\b[^.?!]{0,60}\b(?:pump|cable|heater|pond light)\b|\b(?:new|faulty|old|damaged) (?:pump|cable|heater|light)\b[^.?!]{0,60}\b(?:bent|twitch\w*|cramp\w*|spasm\w*)\b/i,
  ],
  [
    'bleach',
    /\b(?:hot tub|jacuzzi|spa|(?:swimming )?pool)\b[^.?!]{0,40}\b(?:overflow\w*|water|backwash\w*|drain\w*|went|ran|leak\w*)\b[^.?!]{0,30}\b(?:in|into)\b[^.?!]{0,12}\bpond\b|\b(?:poured|spilt|spilled|tipped|put|got|added|dropped|fell|went|knocked)\b[^.?!]{0,40}\b(?:bleach|domestos|clorox|chlorine tab\w*|pool (?:chlorine|shock|tab\w*))\b|\bbleach\b[^.?!]{0,30}\b(?:in|into|got in|went in|spill\w*)\b[^.?!]{0,20}\b(?:pond|water)\b[^.?!]{0,40}\b(?:ago|fish are|they are|help|mad|dying)\b/i,
  ],
  [
    'poison',
    /\b(?:weed ?killer|herbicide|pesticide|insecticide|roundup|glyphosate|slug pellets?|rat poison|creosote|wood (?:preservative|stain)|paint|petrol|gasoline|diesel|heating oil|engine oil|antifreeze|fertili[sz]er|fly spray|flea (?:drops|treatment)|white spirit|turpentine|detergent|washing[- ]up liquid|cement|concrete)\b[^.?!]{0,60}\b(?:in|into|onto|on|over|drift\w*|ran|run|leak\w*|spill\w*|spilt|fell|blew|went|got|wash\w*)\b|\b(?:spill\w*|spilt|poured|dropped|fell|leak\w*|drift\w*|spray\w*)\b[^.?!]{0,40}\b(?:weed ?killer|herbicide|pesticide|insecticide|paint|petrol|gasoline|diesel|oil|antifreeze|fertili[sz]er|detergent)\b|\bpoisoned (?:(?:my|the|our) (?:pond|fish|koi)|them|the lot)\b|\b(?:spray\w*|treated|dusted)\b[^.?!]{0,30}\b(?:roses?|garden|lawn|weeds?|trees?|hedges?|patio|shrubs?|greenfly|ants?|bug clear|bug spray)\b[^.?!]{0,40}\b(?:wind\w*|pond|rain\w*|drift\w*|water|breeze)\b/i,
  ],
  [
    'overdose',
    /\b(?:bottle|jar|formalin|malachite|fmg|permanganate|prazi\w*|medicine|chloramine)\b[^.?!]{0,20}\b(?:fell|spilt|spilled|tipped|knocked|dropped)\b[^.?!]{0,12}\b(?:in|into)\b|\b(?:overdos\w+|double[sd]? (?:the )?dos\w+|dos\w+ twice|twice the dose|(?:put|added|used|tipped|gave|poured) (?:in )?(?:far |way |much )?too much|ten times|10x|10 times|wrong dose|miscalculat\w+|misread the (?:label|dose)|mixed up (?:the )?gallons)\b/i,
  ],
  [
    'stolen',
    /\b(?:nicked|stole|stolen|pinched|robbed|thieved|swiped|burgled|theft)\b[^.?!]{0,40}\b(?:pumps?|filter|blower|aerator)\b|\b(?:pumps?|filter|blower|aerator)\b[^.?!]{0,30}\b(?:nicked|stolen|pinched|robbed|thieved|swiped)\b/i,
  ],
  [
    'overfed',
    /\b(?:chuck\w*|tipp?\w*|empt\w*|dump\w*|spill\w*|spilt|drop\w*|threw|throw\w*|pour\w*|knock\w*|fell|fallen|put|lobbed)\b[^.?!]{0,40}\b(?:bag|sack|tub|bucket|box|\d+ ?(?:kg|kilos?|lbs?|g|grams?)|loads|all)\b[^.?!]{0,25}\b(?:pellets?|(?:fish |koi )?food|feed|bread|wheat ?germ)\b|\b(?:fed|gave|feeding)\b[^.?!]{0,25}\b(?:whole|entire|full|\d+)\b[^.?!]{0,12}\b(?:loaf|loaves|bag|tub|packet|box)\b|\b(?:massively |way |badly |hugely )over ?fed\b|\b(?:bag|sack|tub|bucket) of (?:\w+ )?(?:pellets?|food|feed|bread)\b[^.?!]{0,20}\b(?:fell|went|got|ended|is|has gone)\b[^.?!]{0,12}\bin\b/i,
  ],
  [
    'ph-crash',
    /\b(?:ph (?:has |just |is |was |got )*(?:crash\w*|dropped|fell|fallen|collapsed|plummeted|gone (?:down )?to [1-5]|down to [1-5])|ph crash)\b/i,
  ],
  [
    'leak',
    /\b(?:(?:pond|liner) (?:is |has )?(?:leak\w*|split|burst|emptying)|losing water fast|water level (?:is )?(?:drop\w*|fall\w*) fast|pond is (?:nearly |half )?empty)\b/i,
  ],
  [
    'heat',
    /\b(?:heat ?wave|too hot|overheat\w*|boiling hot|water is (?:so|too|really) (?:hot|warm))\b/i,
  ],
  [
    'ice',
    /\bice\b[^.?!]{0,30}\b(?:thick|days?|solid)\b[^.?!]{0,30}\b(?:no hole|days?|week|without a hole)\b|\b(?:(?:pond|it)(?:'s| is| has)? (?:all )?(?:frozen|froze|iced) (?:over|solid|right over)|frozen (?:over|right over|solid)|under (?:the )?ice|hole in the ice|ice (?:on|over) (?:the|my) pond|iced over)\b/i,
  ],
];

/** What of it is said not to be the case, or asked beforehand. */
const BEFOREHAND =
  /\b(?:prevent|avoid|before (?:winter|summer)|protect against|in case of|what if|would happen|how do i (?:prepare|stop))\b/i;

/** Emergencies that the message tells of in words; none where it only asks how to prevent them. */
export const kindsIn = (text: string): FurtherKind[] =>
  BEFOREHAND.test(text)
    ? []
    : words.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
