/** What keepers type, by the word under which the reference knows it. Read on text as `plain` writes it. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/\bw\/? (?=\w)(?!w\b)/g, 'with '],
  [/\bw\/o\b/g, 'without'],
  [/(?<=\w) n (?=\w)/g, ' and '],
  [/\bur\b/g, 'your'],
  [/\bu\b(?! k\b)/g, 'you'],
  [/\bwot\b/g, 'what'],
  [/\b(?:coz|cuz|cos)\b/g, 'because'],
  [/\bhens?\b/g, 'female'],
  [/\bcock(?: fish)?s?\b/g, 'male'],
  [/\b(?:sibs|bro and sis|brother n sister)\b/g, 'siblings'],
  [/\b(?:grub|scran|nosh|munch(?:ies)?|chow|menu|dinner|tucker)\b/g, 'food'],
  [/\b(?:dog|cat) (?:biscuits?|kibble)\b/g, 'dog food'],
  [/\bq[- ]tank\b/g, 'quarantine tank'],
  [/\b(?:q-?tined?|qt)\b/g, 'quarantine'],
  [/\bpecs\b/g, 'pectoral fins'],
  [/\b(?:snout|muzzle)\b/g, 'nose'],
  [/\bwhisker(?:s|ed|y)?\b/g, 'barbels'],
  [/\b(?:beards?|moustaches?|mustaches?|feelers|barbules)\b/g, 'barbels'],
  [/\bblotch(?:es|y)?\b|\bsplodg(?:e|es|y)\b|\bsplotch(?:es|y)?\b/g, 'patches'],
  [/\b(?:lacy|lace|netty|fish ?net(?:ty)?|chicken wire|honeycomb)\b/g, 'net'],
  [/\b(?:hols|jollies|holidays)\b/g, 'holiday'],
  [
    /\b(?:bashing|battering|ramming|shoving|barging|bullying) (?=(?:each|the|my|her|into|one|about|around))/g,
    'chasing ',
  ],
  [/\brunt\b/g, 'stunted'],
  [/\bhow much (?:dosh|wonga|cash)\b/g, 'what price'],
  [/\bfortnight\b/g, 'two weeks'],
  [/\bghost(?:ies|ie|y|ys)\b/g, 'ghost koi'],
  [/\bpukka\b/g, 'good'],
];

/** One word for one thing: "hen" is the female, "grub" the food. */
export const inUsualWords = (text: string): string =>
  usual.reduce((so, [pattern, word]) => so.replace(pattern, word), text);
