import type { Situation } from './situation.ts';

/** What an answer of a gate means: let through, stop, or not known. */
export type Passing = 'open' | 'shut' | 'unknown';

export type Gate = {
  /** Asked where it is not known. */
  readonly ask: string;
  /** Said where it stops. */
  readonly stop: string;
  readonly pass: (situation: Situation) => Passing;
};

const known = <T>(value: T | null, open: (value: T) => boolean): Passing =>
  value === null || (typeof value === 'number' && Number.isNaN(value))
    ? 'unknown'
    : open(value)
      ? 'open'
      : 'shut';

const most = (celsius: number): Gate => ({
  ask: 'How warm is the water?',
  stop: `Not above ${celsius} °C: warm water holds less oxygen and makes it more poisonous.`,
  pass: (s) => known(s.celsius, (value) => value <= celsius),
});
const least = (celsius: number): Gate => ({
  ask: 'How warm is the water?',
  stop: `Not below ${celsius} °C.`,
  pass: (s) => known(s.celsius, (value) => value >= celsius),
});
const without = (kinds: readonly string[], names: string): Gate => ({
  ask: 'Which other fish live in this water?',
  stop: `Not with ${names}: it can kill them.`,
  pass: (s) => known(s.companions, (fish) => !fish.some((kind) => kinds.includes(kind))),
});

/** Days that must lie between two treatments (facts B.4: 7 to 10 days, or two large changes). */
export const DAYS_BETWEEN = 7;

/**
 * Everything that can forbid a dose, each with its question. Limits are those of facts B.4 and its
 * matrix; where it only says "low" or "measurable", the limit is the edge of the band (B.1).
 */
export const gates = {
  'no-reportable-disease': {
    ask: 'Could it be KHV or SVC: many ill at once, patches on the gills, sunken eyes, deaths after new fish?',
    stop: 'Suspected KHV or SVC must be reported, and nothing is treated or moved before the authority has been asked.',
    pass: (s) => known(s.reportable, (value) => !value),
  },
  'volume-known': {
    ask: 'How many litres are in the pond, filter and pipes included, and how was that found?',
    stop: 'No dose without a volume.',
    pass: (s) => known(s.volume, ({ low }) => low > 0),
  },
  'volume-measured': {
    ask: 'Measure the volume: add a weighed amount of salt and read the rise, or fill through a meter.',
    stop: 'An estimated volume may be a fifth too large, and this can kill at a fifth too much. Measure it first.',
    pass: (s) => known(s.volume, ({ how }) => how === 'measured'),
  },
  'nothing-else': {
    ask: 'What else was put into the water, and how many days ago?',
    stop: `Never two treatments at once: wait ${DAYS_BETWEEN} days, or make two large water changes and wait.`,
    // What was given before is judged with the pairs, which know what bears what.
    pass: (s) => known(s.earlier, () => true),
  },
  'not-distressed': {
    ask: 'Does any fish gasp, roll or jump?',
    stop: 'Fish in distress are not treated with this: give them air and clean water first.',
    pass: (s) => known(s.distressed, (value) => !value),
  },
  aerated: {
    ask: 'Does an air pump or a fountain run, strong enough for the whole pond?',
    stop: 'Strong aeration must run first: many treatments take oxygen from the water.',
    pass: (s) => known(s.aerated, (value) => value),
  },
  watched: {
    ask: 'Can you stay and watch the fish for the whole time?',
    stop: 'It is not given unless somebody watches the fish all the time.',
    pass: (s) => known(s.watched, (value) => value),
  },
  'peroxide-ready': {
    ask: 'Does hydrogen peroxide of 3 % stand ready to stop it?',
    stop: 'It is not given without hydrogen peroxide of 3 % at hand.',
    pass: (s) => known(s.peroxideReady, (value) => value),
  },
  'uv-off': {
    ask: 'Is the UV lamp off?',
    stop: 'Switch the UV lamp off first: it breaks the treatment down.',
    pass: (s) => known(s.uvOff, (value) => value),
  },
  confirmed: {
    ask: 'Was a skin or gill scrape looked at under a microscope?',
    stop: 'Find out first what it is: a scrape under the microscope. Treating on suspicion harms more fish than it helps.',
    pass: (s) => known(s.confirmed, (value) => value),
  },
  'no-ammonia': {
    ask: 'Test ammonia, pH and temperature.',
    stop: 'Ammonia first: with measurable un-ionised ammonia (0.01 mg/l) nothing that burdens the gills is given.',
    pass: (s) => known(s.nh3, (value) => value < 0.01),
  },
  'little-ammonia': {
    ask: 'Test ammonia, pH and temperature.',
    stop: 'Ammonia first: above 0.02 mg/l of un-ionised ammonia nothing that burdens the gills is given.',
    pass: (s) => known(s.nh3, (value) => value <= 0.02),
  },
  'no-nitrite': {
    ask: 'Test nitrite.',
    stop: 'Nitrite first: it must not be measurable.',
    pass: (s) => known(s.nitrite, (value) => value <= 0),
  },
  'little-nitrite': {
    ask: 'Test nitrite.',
    stop: 'Nitrite first: above 0.2 mg/l nothing that burdens the gills is given.',
    pass: (s) => known(s.nitrite, (value) => value <= 0.2),
  },
  'water-tested': {
    ask: 'Test ammonia and nitrite: poor water causes most of what looks like disease.',
    stop: 'Test the water first.',
    pass: (s) => (s.nh3 === null || s.nitrite === null ? 'unknown' : 'open'),
  },
  oxygen: {
    ask: 'How much oxygen does the water hold?',
    stop: 'Not under 5 mg/l of oxygen: it takes more of it.',
    pass: (s) => known(s.oxygen, (value) => value >= 5),
  },
  buffered: {
    ask: 'Test carbonate hardness (KH).',
    stop: 'Not in water with little carbonate hardness (under 70 mg/l, 4 degrees).',
    pass: (s) => known(s.kh, (value) => value >= 70),
  },
  hard: {
    ask: 'Test total hardness (GH).',
    stop: 'Not in soft water (total hardness under 60 mg/l).',
    pass: (s) => known(s.gh, (value) => value >= 60),
  },
  'not-acid': {
    ask: 'Test the pH.',
    stop: 'More poisonous in acid water: not under pH 7.',
    pass: (s) => known(s.ph, (value) => value >= 7),
  },
  'no-thiosulphate': {
    ask: 'Was a dechlorinator with thiosulphate added in the last two days?',
    stop: 'Thiosulphate destroys it: wait two days.',
    pass: (s) => known(s.thiosulphate, (value) => !value),
  },
  'no-zeolite': {
    ask: 'Is there zeolite in the filter?',
    stop: 'Take the zeolite out first: in salt it gives ammonia back.',
    pass: (s) => known(s.zeolite, (value) => !value),
  },
  'no-salt': {
    ask: 'How much salt is in the water?',
    stop: 'Not in salted water (above 0.05 %): change water first.',
    pass: (s) => known(s.salt, (value) => value <= 0.05),
  },
  'no-salt-treatment': {
    ask: 'How much salt is in the water?',
    stop: 'Not in water that holds salt as a treatment (above 0.1 %): never two at once. Change water first.',
    pass: (s) => known(s.salt, (value) => value <= 0.1),
  },
  'salt-wanted': {
    ask: 'How much salt is in the water?',
    stop: 'The water holds 0.3 % of salt already: add none.',
    pass: (s) => known(s.salt, (value) => value < 0.3),
  },
  'most-27': most(27),
  'most-30': most(30),
  'least-10': least(10),
  'least-12.5': least(12.5),
  'not-with-sensitive': without(
    ['orfe', 'tench', 'rudd', 'sturgeon'],
    'orfe, tench, rudd or sturgeon',
  ),
  'not-with-goldfish': without(['goldfish', 'orfe'], 'goldfish or orfe'),
} as const satisfies Record<string, Gate>;
export type GateId = keyof typeof gates;
export const gateIds = Object.keys(gates) as GateId[];
