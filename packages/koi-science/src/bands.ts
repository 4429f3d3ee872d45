/** How good one water value is for koi. Where sources disagree the stricter one is used. */

/** From the best: emergency means now, act means today. */
export const levels = ['ideal', 'watch', 'act', 'emergency'] as const;
export type Level = (typeof levels)[number];

/** Ends count in, but for a top marked `open`. */
type Span = { low: number; high: number; open?: true };

type Bands = {
  unit: string;
  /** Each span holds the better ones; what lies outside all of them is an emergency. */
  ideal: Span;
  watch: Span;
  act: Span;
  /** Where the edges come from, and what is our own reading of them. */
  note: string;
  sources: readonly string[];
};

export const bands = {
  temperature: {
    unit: '°C',
    ideal: { low: 18, high: 25 },
    watch: { low: 10, high: 27 },
    // 3 to 4 and 29 to 30 lie between the bands and count as the worse neighbour.
    act: { low: 4, high: 29 },
    note: 'Ideal 18.3 to 23.9, survived 1.7 to 29.4 (Kjasons); 15 to 25, risk over 28 (Pure Water Diagnostics).',
    sources: ['https://kjasons.com', 'https://purewaterdiagnostics.co.uk'],
  },
  ph: {
    unit: '',
    ideal: { low: 7, high: 8.5 },
    watch: { low: 6.5, high: 9 },
    act: { low: 6, high: 9.5 },
    note: 'Koi live at any pH from 7.0 to 8.5, but do not stand fast changes (Manky Sanke); 7.0 to 9.0 (Simi Koi).',
    sources: ['https://mankysanke.co.uk/html/pond_volumes.html', 'https://simikoi.com'],
  },
  nh3: {
    unit: 'mg/l',
    ideal: { low: 0, high: 0.01, open: true },
    watch: { low: 0, high: 0.02 },
    act: { low: 0, high: 0.05, open: true },
    note: 'At most 0.02 in the long run; gills are harmed from 0.05 (UF/IFAS FA16). From 0.2 it is critical.',
    sources: ['https://edis.ifas.ufl.edu/publication/FA031'],
  },
  nitrite: {
    unit: 'mg/l',
    ideal: { low: 0, high: 0 },
    watch: { low: 0, high: 0.2 },
    act: { low: 0, high: 1 },
    note: 'As NO2, in water without salt. At most 0.2 (Migoto Koi), toxic over 0.5 (Pure Water Diagnostics); chloride protects.',
    sources: ['https://purewaterdiagnostics.co.uk'],
  },
  oxygen: {
    unit: 'mg/l',
    ideal: { low: 7, high: Infinity },
    watch: { low: 6, high: Infinity },
    act: { low: 5, high: Infinity },
    note: 'At least 7 to 8 (Migoto Koi), never under 5.0 (Next Day Koi). Ideal only with 80 % of saturation as well.',
    sources: ['https://nextdaykoi.com'],
  },
  kh: {
    unit: 'mg/l CaCO3',
    ideal: { low: 100, high: 150 },
    // No source names an upper limit that harms: hard water is watched, not fought.
    watch: { low: 70, high: Infinity },
    act: { low: 35, high: Infinity },
    note: '6 to 8 °dKH (Pure Water Diagnostics); over 100 mg/l prevents crashes of pH (Simi Koi); 1 to 2 °dKH is too low (Migoto Koi).',
    sources: ['https://purewaterdiagnostics.co.uk', 'https://simikoi.com'],
  },
} as const satisfies Record<string, Bands>;
export type BandedParameter = keyof typeof bands;

const holds = ({ low, high, open }: Span, value: number): boolean =>
  value >= low && (open ? value < high : value <= high);

/**
 * The best band that holds the value.
 * @param value in the unit of the parameter's bands
 * @throws RangeError for what is no number
 */
export const levelOf = (parameter: BandedParameter, value: number): Level => {
  if (Number.isNaN(value)) throw new RangeError(`no value of ${parameter}`);
  const { ideal, watch, act }: Bands = bands[parameter];
  if (holds(ideal, value)) return 'ideal';
  if (holds(watch, value)) return 'watch';
  return holds(act, value) ? 'act' : 'emergency';
};

/** The worse of two. */
export const worse = (a: Level, b: Level): Level => (levels.indexOf(a) > levels.indexOf(b) ? a : b);

/** mg/l as CaCO3 in one German degree of carbonate hardness. */
const CACO3_PER_DKH = 17.85;

export const khAsCaCo3 = (dkh: number): number => dkh * CACO3_PER_DKH;

/** Part of saturation that oxygen must reach to be ideal. */
export const IDEAL_OXYGEN_SHARE = 0.8;
