import { chatIntents, type ChatIntent } from '@nishiki/contract/chat';
import type { Message } from '../../message.ts';

const strong: Readonly<Record<Exclude<ChatIntent, 'general'>, RegExp>> = {
  identification:
    /\bidentif\w*|\bwhat (?:kind|type|sort|variety|breed) (?:of )?(?:koi|fish|is)\b|\bwhat (?:koi|variety|fish) is\b|\bvarieties\b|\bvariety\b|\bdifference between\b|\btell (?:\w+ )?(?:apart|difference)\b|\bdoitsu\b|\bginrin\b|\bgosanke\b|\bmotoguro\b|\bmenware\b|\bwhat do you call\b|\bname of (?:this|my) koi\b|\bpattern\b|\bbutterfly koi\b|\bmetallic\b|\bis (?:this|it) a\b/,
  health:
    /\b(?:sick|ill|illness|unwell|poorly|disease|infection|parasites?|treat\w*|medic\w*|cure|symptoms?|wound|ulcers?|sores?|scrape|microscope|vet|virus|bacteria\w*|antibiotics?|dying|dead|died|dose|dosing|quarantine|euthan\w*|put down|overdose\w*|hospital|healthy|health|diagnos\w*|not well|wrong with|lethargic|swollen|bloated)\b/,
  water:
    /\b(?:ph|test|tests|testing|conditioner|stress coat|ammonia|nitrites?|nitrates?|kh|gh|alkalinity|hardness|oxygen|chlorine|chloramine|dechlor\w*|water (?:change|quality|test|tests|parameters)|test kit|tap water|water|salinity|temperature|green water|algae|blanket ?weed|litres?|gallons?|volume|salt|parameters|cycl(?:e|ed|ing)|bicarb\w*|baking soda|tds|phosphate)\b/,
  breeding:
    /\b(?:breed|breeding|breeds|spawn\w*|eggs?|fry|cull\w*|hatch\w*|offspring|genetic\w*|parents?|crossing|cross|crossed|mating|mate|brood\w*|inbreeding|bloodline|inherit\w*|dominant|recessive|babies|baby koi|pair)\b/,
  growth:
    /\b(?:grow|grows|growing|grown|growth|how big|how large|full size|max(?:imum)? size|stunted|feed|feeding|food|pellets?|protein|wheat ?germ|weight|weigh\w*|length|size|jumbo|lifespan|how long do koi live|how old|tosai|nisai|sansai|eat|fed|diet)\b/,
  maintenance:
    /\b(?:clean\w*|filter\w*|filtration|maintenance|maintain\w*|pump|pumps|uv|uvc|winter\w*|autumn|ice|frozen|net|netting|leaves|backwash\w*|schedule|checklist|weekly|monthly|spring|summer|build\w*|liner|drain|skimmer|turnover|media|heater|cover|pond (?:size|depth|design)|stocking|how many koi|too many|overstock\w*|heron|air pump|leak\w*|reminder)\b/,
  show: /\b(?:shows?|judg\w*|compet\w*|bench\w*|champion\w*|prize|prizes|entry|entries|score|scoring|grand champion|best in|kiwa|ojime|zna|bkks|akca|win|ribbon|quality of|points|show class|class|exhibit\w*)\b/,
};
/** Verbs that are no show: "the test shows", "he shows red veins". */
const noShow =
  /\b(?:test|kit|meter|it|reading|fish|koi|scrape|that|which|he|she|strip|and|now|photo|also|they) shows?\b|\bshow(?:s|ing|ed)? (?:me|up|signs?|red|white|no|how|symptoms|\d)\b|\bshow(?:ing|ed|n)\b/g;

type Known = Pick<
  Message,
  | 'varieties'
  | 'conditions'
  | 'treatments'
  | 'signs'
  | 'reading'
  | 'goal'
  | 'emergencies'
  | 'asks'
  | 'volume'
  | 'dangers'
  | 'shape'
  | 'fish'
>;

/** All that fit, the likeliest first; 'general' alone where nothing does. */
export const intentsOf = (whole: string, known: Known): ChatIntent[] => {
  const words = whole.replace(noShow, ' ');
  const points = new Map<ChatIntent, number>();
  const add = (intent: ChatIntent, many: number): void => {
    if (many > 0) points.set(intent, (points.get(intent) ?? 0) + many);
  };
  for (const [intent, pattern] of Object.entries(strong) as [ChatIntent, RegExp][]) {
    const matches = words.match(new RegExp(pattern.source, 'g'))?.length ?? 0;
    add(intent, Math.min(3, matches));
  }
  const present = [...known.signs].filter(([, isThere]) => isThere).length;
  add(
    'health',
    Math.min(4, present) +
      known.conditions.length * 2 +
      known.treatments.filter((id) => id !== 'salt').length * 2,
  );
  add(
    'health',
    known.emergencies.some(
      (id) => id === 'khv' || id === 'deaths' || id === 'jumped' || id === 'gasping',
    )
      ? 3
      : 0,
  );
  add('water', Object.keys(known.reading).length + Object.keys(known.goal).length);
  add(
    'water',
    known.emergencies.some((id) => id === 'ammonia' || id === 'nitrite' || id === 'chlorine')
      ? 3
      : 0,
  );
  add('water', known.shape ? 3 : 0);
  add('maintenance', known.emergencies.includes('pump') ? 3 : 0);
  add(
    'identification',
    Math.min(2, known.varieties.length) +
      (known.asks.includes('difference') && known.varieties.length >= 1 ? 3 : 0),
  );
  if (points.has('breeding')) add('breeding', 2 + (known.varieties.length >= 2 ? 2 : 0));
  if (points.has('show')) add('show', 2);
  if (points.has('growth') && (known.fish.lengthCm !== null || known.fish.ageYears !== null))
    add('growth', 2);
  const ranked = chatIntents
    .filter((intent) => (points.get(intent) ?? 0) > 0)
    .sort((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
  return ranked.length > 0 ? ranked : ['general'];
};
