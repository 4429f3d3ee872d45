import type { WaterReading } from '@nishiki/contract/condition';
import { bands } from '@nishiki/koi-science/bands';
import { sees, type Findings } from './findings.ts';
import { nh3Of } from './water-levels.ts';

/** Fish that cannot breathe, whatever the reason. */
const suffocating = ['gasping', 'at-inlet', 'gills-brown'] as const;

/** Trouble that points to chlorine when it began after tap water went in. */
const burnt = [
  'gasping',
  'at-inlet',
  'gills-frayed',
  'darting',
  'jumping',
  'lying-on-bottom',
  'loss-of-balance',
  'deaths',
] as const;

export type Needs = Record<
  | 'air'
  | 'dechlorinate'
  | 'change'
  | 'salt'
  | 'buffer'
  | 'tooHigh'
  | 'trap'
  | 'warmth'
  | 'ammoniaFirst',
  boolean
>;

/** So acid, and so much ammonia, that the pH of a good pond would make it an emergency. */
const isTrap = ({ ammonia, ph, temperature }: WaterReading): boolean =>
  ph !== undefined &&
  ph < bands.ph.watch.low &&
  (nh3Of({ ammonia, temperature, ph: bands.ph.ideal.high }) ?? 0) >= bands.nh3.act.high;

/** What of all that could be urgent is needed here. */
export const needsOf = (findings: Findings, water: WaterReading): Needs => {
  const isEmergency = (parameter: keyof typeof bands): boolean =>
    findings.water.get(parameter) === 'emergency';
  const anySeen = (signs: typeof suffocating | typeof burnt): boolean =>
    signs.some((sign) => sees(findings, sign));
  const dechlorinate = sees(findings, 'after-top-up') && anySeen(burnt);
  const poisoned = isEmergency('nh3') || isEmergency('nitrite');
  const tooHigh = (water.ph ?? 0) > bands.ph.act.high;
  const buffer = isEmergency('kh') || (isEmergency('ph') && !tooHigh);
  const warmth = isEmergency('temperature');
  return {
    air:
      anySeen(suffocating) ||
      dechlorinate ||
      poisoned ||
      isEmergency('oxygen') ||
      // Warm water holds little oxygen; cold water holds plenty.
      (warmth && (water.temperature ?? 0) > bands.temperature.act.high),
    dechlorinate,
    // Chlorine alone asks for none: more tap water would bring more of it.
    change: poisoned,
    salt: isEmergency('nitrite') || findings.water.get('nitrite') === 'act',
    buffer,
    tooHigh,
    trap: isTrap(water),
    warmth,
    // Not measured is not free of it.
    ammoniaFirst:
      (water.ammonia ?? 0) > 0 || ((buffer || tooHigh || poisoned) && water.ammonia === undefined),
  };
};
