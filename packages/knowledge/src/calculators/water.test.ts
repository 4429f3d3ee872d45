import { bicarbonateFor } from '@nishiki/koi-science/alkalinity';
import { unionisedAmmonia, unionisedFraction } from '@nishiki/koi-science/ammonia';
import { ammoniaFreed, thiosulphateFor, USUAL_SURPLUS } from '@nishiki/koi-science/dechlorinate';
import { oxygenSaturation, oxygenShare } from '@nishiki/koi-science/oxygen';
import { saltForGuard, saltForRise } from '@nishiki/koi-science/salt';
import { litresIn, nitriteOf } from '@nishiki/koi-science/units';
import { volumeBySalt, volumeOfShape } from '@nishiki/koi-science/volume';
import { afterChange, changeNeeded } from '@nishiki/koi-science/water-change';
import { describe, expect, it } from 'vitest';
import { waterCalculators } from './water.ts';

type Inputs = Readonly<Record<string, string>>;

/** The number of an input, without its unit: the examples here are in base units, but for salt and KH. */
const n = (inputs: Inputs, id: string): number => {
  const value = Number(inputs[id]?.split('_')[0]);
  if (!Number.isFinite(value)) throw new Error(`no number ${id}`);
  return value;
};
const words = (value: number, digits = 3): string =>
  new Intl.NumberFormat('en-GB', { maximumSignificantDigits: digits }).format(value);

const plan = (now: number, target: number, tap: number) => {
  const found = changeNeeded(now, target, tap);
  if (found.kind !== 'plan') throw new Error(found.kind);
  return found;
};

/** Every printed answer again, from koi-science alone. */
const again: Readonly<Record<string, (of: Inputs) => Record<string, string>>> = {
  'pond-volume': (of) => {
    const measured = volumeBySalt(n(of, 'salt') * 1000, n(of, 'before'), n(of, 'after')).litres;
    const [length, width, depth] = [n(of, 'length'), n(of, 'width'), n(of, 'depth')];
    const estimate = volumeOfShape({ shape: 'kidney', length, width, depth }).litres;
    return {
      'Volume, measured': `${words(measured)} litres`,
      'Volume, estimated': `${words(estimate)} litres`,
      'The estimate is too high by': `${words((100 * (estimate - measured)) / measured, 2)} %`,
    };
  },
  ammonia: (of) => {
    const [total, celsius, ph] = [n(of, 'total'), n(of, 'temperature'), n(of, 'ph')];
    const free = unionisedAmmonia(total, celsius, ph);
    const { single, times } = plan(free, 0.05, 0);
    return {
      'Free ammonia (NH3)': `${words(free)} mg/l`,
      'Part of the total that is free': `${words(100 * unionisedFraction(celsius, ph), 4)} %`,
      'One change to 0.05 mg/l would be': `${words(100 * single, 2)} %`,
      'Instead, number of changes': String(times),
    };
  },
  nitrite: (of) => {
    const no2 = of['basis'] === 'n' ? nitriteOf(n(of, 'nitrite')) : n(of, 'nitrite');
    const litres = n(of, 'volume');
    return {
      'Salt to add for 10 to 1': `${words(saltForRise(litres, saltForGuard(no2, 0) / 10_000))} g`,
      'Or the usual 0.1 % in all': `${words(saltForRise(litres, 0.1))} g`,
      'Nitrite as NO2': `${words(no2)} mg/l`,
    };
  },
  'water-change': (of) => {
    if (of['asks'] === 'after') {
      const part = n(of, 'part') / 100;
      return {
        Afterwards: `${words(afterChange(n(of, 'now'), n(of, 'tap'), part))} mg/l`,
        'Water to change': `${words(n(of, 'volume') * part)} litres`,
      };
    }
    const { each, times, single } = plan(n(of, 'now'), n(of, 'target'), n(of, 'tap'));
    return {
      'Change each time': `${words(100 * each)} %`,
      'Number of changes': String(times),
      'In one it would be': `${words(100 * single, 2)} %`,
    };
  },
  oxygen: (of) => ({
    Saturation: `${words(100 * oxygenShare(n(of, 'oxygen'), n(of, 'temperature')))} %`,
    'Full saturation at this temperature': `${words(oxygenSaturation(n(of, 'temperature')))} mg/l`,
  }),
  kh: (of) => {
    const { grams, days, gramsADay } = bicarbonateFor(
      n(of, 'volume'),
      n(of, 'now'),
      n(of, 'wanted'),
    );
    return {
      'Sodium bicarbonate in all': `${words(grams, 4)} g`,
      Days: String(days),
      'Each day': `${words(gramsADay)} g`,
    };
  },
  dechlorinate: (of) => {
    const chlorine = of['holds'] === 'unknown' ? 4 : n(of, 'amount');
    const grams = thiosulphateFor(n(of, 'litres'), chlorine);
    const part = of['pond'] === undefined ? 0 : n(of, 'litres') / n(of, 'pond');
    return {
      'Thiosulphate crystals, doubled': `${words(grams * USUAL_SURPLUS)} g`,
      'Without surplus': `${words(grams)} g`,
      'Ammonia set free in the pond, as nitrogen': `${words(ammoniaFreed(chlorine, part), 2)} mg/l`,
    };
  },
  units: (of) => {
    if (of['kind'] === 'nitrite')
      return {
        'As Nitrite (NO2)': `${words(nitriteOf(n(of, 'amount')), 4)} mg/l`,
        'As nitrogen (N)': `${words(n(of, 'amount'), 4)} mg/l`,
      };
    const litres = n(of, 'volume') * litresIn['uk-gal'];
    return {
      'In litres': `${words(litres, 6)} litres`,
      'In US gallons': `${words(litres / litresIn['us-gal'], 6)} US gallons`,
    };
  },
};

const examples = waterCalculators.flatMap(({ id, examples: all }) =>
  all.map((example) => ({ id, ...example })),
);

describe('worked examples of water', () => {
  it.each(examples)('$id: $title', ({ id, inputs, answers }) => {
    expect(again[id]?.(inputs)).toMatchObject(answers);
  });

  it.each([
    // Facts D.1 1, D.2 q1, B.1, D.2 q13, D.1 5: as printed there.
    ['ammonia', 0, 'Free ammonia (NH3)', '0.206 mg/l'],
    ['ammonia', 0, 'Part of the total that is free', '10.31 %'],
    ['ammonia', 0, 'One change to 0.05 mg/l would be', '76 %'],
    ['ammonia', 1, 'Free ammonia (NH3)', '0.152 mg/l'],
    ['oxygen', 0, 'Saturation', '88 %'],
    ['oxygen', 0, 'Full saturation at this temperature', '9.09 mg/l'],
    ['oxygen', 1, 'Full saturation at this temperature', '7.83 mg/l'],
    ['nitrite', 0, 'Or the usual 0.1 % in all', '6,000 g'],
    ['kh', 0, 'Sodium bicarbonate in all', '1,678 g'],
    ['dechlorinate', 0, 'Without surplus', '3.5 g'],
    ['dechlorinate', 1, 'Without surplus', '28 g'],
    ['pond-volume', 0, 'Volume, measured', '12,500 litres'],
    ['pond-volume', 0, 'Volume, estimated', '14,400 litres'],
    ['pond-volume', 0, 'The estimate is too high by', '15 %'],
  ])('%s, example %d: %s is printed as in the facts, %s', (id, at, label, printed) => {
    const entry = waterCalculators.find((one) => one.id === id);
    expect(entry?.examples[at]?.answers[label]).toBe(printed);
  });
});
