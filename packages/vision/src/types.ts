import type { ShowMeasures } from './measure/show-measures.ts';

export type { ShowMeasures };

/**
 * What the engine measures on one photo. Places are fractions of the upright photo (0 to 1);
 * shares and probabilities lie between 0 and 1. No words for the keeper here: those are made from
 * these measures by whoever calls the engine.
 */
export const colourNames = [
  'white',
  'red',
  'orange',
  'yellow',
  'black',
  'grey',
  'blue-grey',
  'brown',
  'tan',
] as const;
export type ColourName = (typeof colourNames)[number];

/**
 * Named classes that the classifier ranks. 'tancho' is a trait that overlaps varieties, ranked with
 * them; 'kawarimono' is every koi that belongs to none of the others.
 */
export const classIds = [
  'asagi',
  'bekko',
  'goromo',
  'goshiki',
  'hikari-moyo',
  'hikari-muji',
  'hikari-utsuri',
  'kawarimono',
  'kohaku',
  'sanke',
  'showa',
  'shusui',
  'tancho',
  'utsuri',
] as const;
export type ClassId = (typeof classIds)[number];

/** Traits that go with any variety, each with a probability of its own. */
export const traitIds = ['tancho', 'ginrin', 'doitsu', 'metallic'] as const;
export type TraitId = (typeof traitIds)[number];

export type Step = 'reading' | 'finding' | 'straightening' | 'measuring' | 'comparing';

/** several_fish: two or more are as prominent, and nobody said which is meant. */
export type Outcome = 'identified' | 'unsure' | 'several_fish' | 'not_koi' | 'poor_photo';

/** Why a photo was not identified; the caller turns it into advice. */
export type Doubt =
  | 'no_fish_found'
  | 'looks_drawn'
  | 'not_like_a_koi'
  | 'shape_unclear'
  | 'fish_cut_off'
  | 'fish_too_small'
  | 'blurred'
  | 'too_dark'
  | 'too_bright'
  | 'several_fish'
  | 'side_view'
  | 'classes_close'
  | 'unfamiliar_variety';

export type PhotoQuality = {
  /** 0 (useless) to 1 (good). */
  score: number;
  sharpness: number;
  brightness: number;
  glare: number;
  issues: Doubt[];
};

export type PatternMap = {
  width: number;
  height: number;
  /** Index into colourNames, row by row, head up. */
  labels: Uint8Array;
  /** White-balanced sRGB, 3 bytes a cell. */
  rgb: Uint8Array;
};

export type Region = 'head' | 'neck' | 'shoulder' | 'middle' | 'rear' | 'tail';

/** What may be found on skin and body; points and specks are told as groups. */
export const markKinds = [
  'red_sore',
  'white_points',
  'cotton_tuft',
  'dark_specks',
  'raised_scales',
  'ragged_fin',
  'missing_scales',
  'swollen',
  'thin',
  'clouded_eye',
] as const;
export type MarkKind = (typeof markKinds)[number];

export type Mark = {
  kind: MarkKind;
  x: number;
  y: number;
  /** Fraction of the photo's width. */
  radius: number;
  strength: number;
  /** Place on the pattern map, 0 to 1; null beside it and for what concerns the whole fish. */
  mapX: number | null;
  mapY: number | null;
  region: Region;
};

export type Measures = {
  /** Left-right agreement of the body outline, 1 = mirror image. */
  outlineSymmetry: number;
  /** Left-right agreement of the colours. */
  patternBalance: number;
  /** Sideways bend of the centre line as a fraction of body length. */
  spineBend: number;
  /** Body length over greatest width, without fins. */
  lengthToWidth: number;
  /** Place of the greatest width along the body, 0 nose, 1 tail. */
  widestAt: number;
  /** Evenness of colour inside patches of one colour, 1 = perfectly even. */
  colourEvenness: number;
  /** Sharpness of the edge between colours (kiwa), 1 = razor sharp. */
  edgeSharpness: number;
  /** How clean the white ground is, 1 = snow; null when there is too little white. */
  whiteClean: number | null;
  /** What the practice score looks at besides. */
  show: ShowMeasures;
};

export type WaterLook = {
  /** Share of the photo that is background. */
  share: number;
  /** 'clear' | 'slightly cloudy' | 'cloudy' | null when it cannot be told. */
  clarity: 'clear' | 'slightly_cloudy' | 'cloudy' | null;
  tint: 'blue' | 'green' | 'brown' | 'yellow' | 'grey' | 'white' | 'black' | null;
  /** True when the tint is most likely that of a tub or liner, not of the water. */
  likelyTub: boolean;
};

export type VisionResult = {
  outcome: Outcome;
  doubts: Doubt[];
  /** Size in pixels of the upright photo. */
  photo: { width: number; height: number };
  photoQuality: PhotoQuality;
  fish: {
    /** Closed polygon around the body without its fins. */
    outline: [number, number][];
    /** Share of the photo that the fish covers. */
    coverage: number;
    /** How well mask and body agree (`maskQuality`), higher is better; below 2 the shape is doubtful. */
    poseScore: number;
  } | null;
  /** Every fish that was found, the largest first. */
  fishes: {
    /** Closed polygon around the body without its fins. */
    outline: [number, number][];
    /** Middle of the body. */
    x: number;
    y: number;
    coverage: number;
    /** How sure it is that this is a fish, 0 to 1. */
    poseScore: number;
  }[];
  /** Which of `fishes` was read; null where nobody said and it is open, or where it is none of them. */
  chosen: number | null;
  /** From where the fish is seen. From the side only its colours can be told. */
  view: 'top' | 'side' | 'unclear';
  patternMap: PatternMap | null;
  colourShares: { overall: number[]; byRegion: Record<Region, number[]> } | null;
  /** All classes, most probable first; present whenever a fish was found, `unsure` included. */
  ranking: { id: ClassId; probability: number }[];
  traits: { id: string; probability: number; found: boolean }[];
  /** How much the fish resembles koi outside the named varieties though one of those leads, 0 to 1. */
  unfamiliar: number;
  /** Probability that this is a koi from above. */
  koiProbability: number;
  measures: Measures | null;
  marks: Mark[];
  water: WaterLook | null;
  engine: { name: string; version: string; model: string };
  milliseconds: Record<Step, number>;
};

/** A photo that cannot be analysed at all. `code` is one of the contract's image_ codes. */
export class PhotoError extends Error {
  readonly code: 'image_type' | 'image_unreadable' | 'image_dimensions' | 'image_too_large';
  constructor(code: PhotoError['code'], message: string) {
    super(message);
    this.name = 'PhotoError';
    this.code = code;
  }
}
