import {
  ammoniaOf,
  CACO3_PER_DEGREE,
  celsiusOf,
  nitrateOf,
  nitriteOf,
} from '@nishiki/koi-science/units';
import type { MeasureId } from '../../message.ts';
import type { Spot } from '../quantities/find.ts';

type Written = Pick<Spot, 'unit' | 'as'>;

/** What a pond, a tap or a broken meter can show; beyond it stands another number. Canonical units. */
const possible: Readonly<Record<MeasureId, readonly [number, number]>> = {
  temperature: [-2, 42],
  ph: [3.5, 11.5],
  ammonia: [0, 20],
  nh3: [0, 5],
  nitrite: [0, 50],
  nitrate: [0, 500],
  oxygen: [0, 25],
  kh: [0, 40],
  gh: [0, 60],
  chlorine: [0, 10],
  chloramine: [0, 10],
  salt: [0, 4],
};

/** A bare hardness above this was read in mg/l: no tap gives so many degrees. */
const MOST_DEGREES = 25;
/** A bare temperature from here on is °F: koi do not live at 41 °C. */
const LEAST_FAHRENHEIT = 41;
/** 1 mmol/l of hydrogen carbonate, and of calcium with magnesium, in German degrees (DIN 38409). */
const DEGREES_PER_MMOL = { kh: 2.8, gh: 5.6 } as const;

const turned = (
  measure: MeasureId,
  value: number,
  { unit, as }: Written,
  nitrogen: boolean,
): number | null => {
  switch (measure) {
    case 'temperature':
      if (unit === 'fahrenheit') return celsiusOf(value);
      if (unit === 'celsius') return value;
      return unit === null ? (value >= LEAST_FAHRENHEIT ? celsiusOf(value) : value) : null;
    case 'ph':
      return unit === null ? value : null;
    case 'kh':
    case 'gh':
      if (unit === 'mmol') return value * DEGREES_PER_MMOL[measure];
      if (unit === 'mg/l' || as === 'caco3') return value / CACO3_PER_DEGREE;
      if (unit === null) return value > MOST_DEGREES ? value / CACO3_PER_DEGREE : value;
      // "Degrees" was taken for warmth where it stood alone.
      return unit === 'dkh' || unit === 'dgh' || unit === 'celsius' ? value : null;
    case 'salt':
      if (unit === 'percent') return value;
      if (unit === 'ppt') return value / 10;
      if (unit === 'mg/l') return value / 10_000;
      return unit === null ? value : null;
    case 'oxygen':
    case 'chlorine':
    case 'chloramine':
      return unit === null || unit === 'mg/l' ? value : null;
    case 'ammonia':
    case 'nh3':
    case 'nitrite':
    case 'nitrate': {
      if (unit !== null && unit !== 'mg/l') return null;
      if (!nitrogen && as !== 'nitrogen') return value;
      if (measure === 'nitrite') return nitriteOf(value);
      return measure === 'nitrate' ? nitrateOf(value) : ammoniaOf(value);
    }
  }
};

/**
 * A number as this measure's canonical value; null where its unit or its size says that it is none.
 * @param nitrogen the measure was named as nitrogen, such as "NO2-N"
 */
export const canonical = (
  measure: MeasureId,
  value: number,
  spot: Written,
  nitrogen: boolean,
): number | null => {
  const result = turned(measure, value, spot, nitrogen);
  const [least, most] = possible[measure];
  return result !== null && result >= least && result <= most ? result : null;
};
