/** Questions that fit the page on which the chat is opened: four for each. Pure. */

const byPlace = {
  dashboard: [
    'What should I check at the pond today?',
    'How do I keep my water stable this week?',
    'How much should my koi eat at this temperature?',
    'What makes the koi expert’s answers surer?',
  ],
  'koi-collection': [
    'How do I measure a koi without hurting it?',
    'Which koi get along in one pond, and how many?',
    'How much does a koi grow in a year?',
    'How do I bring a new koi into my pond safely?',
  ],
  'water-analysis': [
    'Is my ammonia dangerous at this pH and temperature?',
    'Why does my pH swing between morning and evening?',
    'What KH does a koi pond need?',
    'How do I bring nitrite down?',
  ],
  'disease-detection': [
    'My koi is flashing. What should I look at first?',
    'How do I tell an ulcer from a parasite wound?',
    'When do I have to report a sick fish?',
    'How much salt is safe, and for how long?',
  ],
  breeding: [
    'At what temperature do koi spawn?',
    'What do I need before the eggs hatch?',
    'When do I cull koi fry, and by what?',
    'What does a Kohaku crossed with a Sanke give?',
  ],
  maintenance: [
    'How often should I clean my filter?',
    'How much water should I change each week?',
    'How do I remove chlorine from tap water?',
    'What do I do in the pond before winter?',
  ],
  default: [
    'Which koi variety do I have?',
    'My fish are gasping. What do I do now?',
    'Which water values should I test each week?',
    'How many koi can my pond hold?',
  ],
} as const;

export type SuggestionPlace = keyof typeof byPlace;

/** Paths that begin so, the exacter first. */
const places: readonly (readonly [path: string, place: SuggestionPlace])[] = [
  ['/dashboard', 'dashboard'],
  ['/koi-collection', 'koi-collection'],
  ['/water-analysis', 'water-analysis'],
  ['/water', 'water-analysis'],
  ['/disease-detection', 'disease-detection'],
  ['/koi-health', 'disease-detection'],
  ['/conditions', 'disease-detection'],
  ['/treatments', 'disease-detection'],
  ['/breeding', 'breeding'],
  ['/maintenance', 'maintenance'],
];

export const placeOf = (pathname: string): SuggestionPlace =>
  places.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1] ?? 'default';

export const suggestionsFor = (pathname: string): readonly string[] => byPlace[placeOf(pathname)];
