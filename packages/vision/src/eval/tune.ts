import { temper } from '../model/softmax.ts';
import { isKnown } from './aliases.ts';
import type { OutOfFold } from './cross-validate.ts';

/** Share of koi that the gate's trees may turn away; the rest of the allowance is for poor shapes. */
const TURNED_AWAY = 0.012;
const STRICTEST = 0.5;

/** The temperature at which out-of-fold probabilities surprise least (mean negative logarithm). */
export const bestTemperature = (outOfFold: readonly OutOfFold[]): number => {
  const known = outOfFold.filter((o) => o.item.label !== null && isKnown(o.item.label));
  const surprise = (temperature: number): number =>
    known.reduce((sum, o) => {
      const p = temper(
        o.classified.ranking.map((c) => c.probability),
        temperature,
      );
      const at = o.classified.ranking.findIndex((c) => c.id === o.item.label);
      return sum - Math.log(Math.max(p[at], 1e-6));
    }, 0);
  const candidates = Array.from({ length: 31 }, (_, i) => Number((0.5 + i * 0.05).toFixed(2)));
  return candidates.reduce((best, t) => (surprise(t) < surprise(best) ? t : best), 1);
};

/** The strictest threshold that still lets nearly all koi through, judged out of fold. */
export const gateThreshold = (outOfFold: readonly OutOfFold[]): number => {
  const koi = outOfFold
    .filter((o) => o.item.kind === 'koi')
    .map((o) => o.verdict.koi)
    .sort((a, b) => a - b);
  const value = koi[Math.floor(koi.length * TURNED_AWAY)] ?? STRICTEST;
  return Number(Math.min(STRICTEST, value).toFixed(3));
};
