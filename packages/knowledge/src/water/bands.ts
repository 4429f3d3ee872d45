import { bands as judged, type Level } from '@nishiki/koi-science/bands';
import type { WaterId } from './schema.ts';

/** Ends count in, but for a top marked `open`. */
export type Span = { readonly low: number; readonly high: number; readonly open?: true };

/** Each span holds the better ones; what lies outside all of them is an emergency. */
export type Spans = { readonly ideal: Span; readonly watch: Span; readonly act: Span };

export type WaterBands = Spans & {
  /** What the bands judge, where it is not the reading itself. */
  readonly of?: string;
  readonly unit: string;
  /** Nothing lies lower; null where there is no such end. */
  readonly floor: number | null;
};

const fromZero = (high: number, open?: true): Span => ({ low: 0, high, ...(open && { open }) });

/**
 * The bands of the parameters. Those that an analysis judges are koi-science's own; the others are
 * read from facts B.1, where each has its source. Null: told of, never judged.
 */
export const waterBands: Readonly<Record<WaterId, WaterBands | null>> = {
  temperature: { ...judged.temperature, floor: null },
  ph: { ...judged.ph, floor: null },
  ammonia: { ...judged.nh3, of: 'un-ionised ammonia (NH3)', floor: 0 },
  nitrite: { ...judged.nitrite, of: 'nitrite as NO2, in water without salt', floor: 0 },
  nitrate: {
    of: 'nitrate as NO3',
    unit: 'mg/l',
    ideal: fromZero(40, true),
    watch: fromZero(50),
    // Over 100 mg/l harms in the long run; no reading of nitrate calls for minutes.
    act: fromZero(Infinity),
    floor: 0,
  },
  oxygen: { ...judged.oxygen, floor: 0 },
  kh: { ...judged.kh, floor: 0 },
  gh: {
    unit: 'mg/l CaCO3',
    ideal: { low: 100, high: 200 },
    // As with KH, no source names hard water that harms.
    watch: { low: 60, high: Infinity },
    act: fromZero(Infinity),
    floor: 0,
  },
  salt: {
    of: 'salt as a permanent state, without a dated course',
    unit: '%',
    ideal: fromZero(0.05),
    watch: fromZero(0.1),
    // From 0.3 to 0.6 % the facts name no band: it counts as the worse neighbour.
    act: fromZero(0.3),
    floor: 0,
  },
  chlorine: {
    of: 'total chlorine, which counts chloramine in',
    unit: 'mg/l',
    ideal: fromZero(0),
    watch: fromZero(0),
    act: fromZero(0.02, true),
    floor: 0,
  },
  phosphate: null,
  'carbon-dioxide': null,
  copper: null,
};

/** A stretch of values of one level. Null where it has no end. */
export type Segment = {
  readonly level: Level;
  readonly from: number | null;
  readonly fromIn: boolean;
  readonly to: number | null;
  readonly toIn: boolean;
};

type Edge = { readonly at: number; readonly level: Level; readonly open?: true | undefined };

/** From better to worse: which level lies beyond the end of a span. */
const beyond = [
  ['act', 'emergency'],
  ['watch', 'act'],
  ['ideal', 'watch'],
] as const;

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** The bands as stretches that follow one another, the lowest first, without empty ones. */
export const segmentsOf = (spans: WaterBands): readonly Segment[] => {
  const { floor } = spans;
  const rising: Edge[] = beyond.map(([span, level]) => ({ at: spans[span].low, level }));
  const falling: Edge[] = [...beyond]
    .reverse()
    .map(([span, level]) => ({ at: spans[span].high, level, open: spans[span].open }));
  const segments: Segment[] = [];
  let from = floor;
  for (const { at, level } of rising) {
    if (from === null || at > from)
      segments.push({ level, from, fromIn: from !== null, to: at, toIn: false });
    from = at;
  }
  let fromIn = true;
  let level: Level = 'ideal';
  for (const edge of falling) {
    const toIn = edge.open === undefined;
    const isEmpty = from === edge.at && !(fromIn && toIn);
    if (!isEmpty && from !== null)
      segments.push({
        level,
        from,
        fromIn,
        to: finite(edge.at),
        toIn: toIn && edge.at !== Infinity,
      });
    [from, fromIn, level] = [edge.at, !toIn, edge.level];
    if (edge.at === Infinity) return segments;
  }
  return [...segments, { level, from, fromIn, to: null, toIn: false }];
};

/** Whether a stretch holds a value. */
export const holds = ({ from, fromIn, to, toIn }: Segment, value: number): boolean =>
  (from === null || (fromIn ? value >= from : value > from)) &&
  (to === null || (toIn ? value <= to : value < to));
