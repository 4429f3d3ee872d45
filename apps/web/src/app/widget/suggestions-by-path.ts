/** Questions that fit the page on which the chat is opened: four for each. Pure. */

const byPlace = {
  dashboard: [
    'What is to do at the pond through the year?',
    'What water temperature do koi need?',
    'How often do I feed at which water temperature?',
    'Can a photo show what is wrong with my koi?',
  ],
  'koi-collection': [
    'How do I measure a koi?',
    'Which koi get along in one pond, and how many?',
    'Why does my koi not grow?',
    'How do I bring a new koi into my pond safely?',
  ],
  'water-analysis': [
    'Why are ammonia and nitrite high in my new pond?',
    'What pH should a koi pond have?',
    'What KH does a koi pond need?',
    'Nitrite is high. What do I do now?',
  ],
  'disease-detection': [
    'My koi is flashing. What should I look at first?',
    'How do I tell an ulcer from a parasite wound?',
    'When do I have to report a sick fish?',
    'How much salt is safe, and for how long?',
  ],
  breeding: [
    'How do I set up a planned spawning?',
    'How long do koi eggs take to hatch?',
    'What is culling, and when do breeders select?',
    'What does a Kohaku crossed with a Sanke give?',
  ],
  maintenance: [
    'How do I clean the filter without killing its bacteria?',
    'How much water should I change, and how often?',
    'How do I remove chlorine from tap water?',
    'How do I get my pond ready in autumn?',
  ],
  default: [
    'How do I photograph a koi so that it can be identified?',
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
