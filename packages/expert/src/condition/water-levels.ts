import type { WaterReading } from '@nishiki/contract/condition';
import { ammoniaRange, unionisedAmmonia } from '@nishiki/koi-science/ammonia';
import {
  IDEAL_OXYGEN_SHARE,
  khAsCaCo3,
  levelOf,
  worse,
  type BandedParameter,
  type Level,
} from '@nishiki/koi-science/bands';
import { oxygenRange, oxygenShare } from '@nishiki/koi-science/oxygen';

export type JudgedParameter = BandedParameter;

/** NH3 in mg/l; null where total ammonia, pH or temperature is missing, or it is too cold for the formula. */
export const nh3Of = ({ ammonia, ph, temperature }: WaterReading): number | null =>
  ammonia === undefined ||
  ph === undefined ||
  temperature === undefined ||
  temperature < ammoniaRange.low
    ? null
    : unionisedAmmonia(ammonia, temperature, ph);

/** Oxygen as part of saturation; null where either value is missing, or the formula does not hold. */
export const saturationOf = ({ oxygen, temperature }: WaterReading): number | null =>
  oxygen === undefined || temperature === undefined || temperature < oxygenRange.low
    ? null
    : oxygenShare(oxygen, temperature);

/** Too little is too little at any temperature; enough is only known together with it. */
const oxygenLevel = (water: WaterReading): Level | null => {
  if (water.oxygen === undefined) return null;
  const level = levelOf('oxygen', water.oxygen);
  const share = saturationOf(water);
  if (share === null) return level === 'ideal' ? null : level;
  return share >= IDEAL_OXYGEN_SHARE ? level : worse(level, 'watch');
};

/** Each value that can be judged from what was measured. */
export const judgeWater = (water: WaterReading): ReadonlyMap<JudgedParameter, Level> => {
  const { temperature, ph, nitrite, kh } = water;
  const nh3 = nh3Of(water);
  const levels: Record<JudgedParameter, Level | null> = {
    temperature: temperature === undefined ? null : levelOf('temperature', temperature),
    ph: ph === undefined ? null : levelOf('ph', ph),
    nh3: nh3 === null ? null : levelOf('nh3', nh3),
    nitrite: nitrite === undefined ? null : levelOf('nitrite', nitrite),
    oxygen: oxygenLevel(water),
    kh: kh === undefined ? null : levelOf('kh', khAsCaCo3(kh)),
  };
  return new Map(
    (Object.entries(levels) as [JudgedParameter, Level | null][]).flatMap(([parameter, level]) =>
      level === null ? [] : [[parameter, level] as const],
    ),
  );
};
