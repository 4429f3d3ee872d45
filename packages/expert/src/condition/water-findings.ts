import type { Diagnosis, WaterReading } from '@nishiki/contract/condition';
import type { BandedParameter, Level } from '@nishiki/koi-science/bands';
import { oxygenRange, oxygenSaturation } from '@nishiki/koi-science/oxygen';
import { parameterNames } from './parameters.ts';
import { judgeWater, nh3Of, saturationOf } from './water-levels.ts';

type WaterFinding = Diagnosis['water'][number];

const verdicts = { ideal: 'good', watch: 'watch', act: 'act', emergency: 'act' } as const;

const advice: Record<BandedParameter, Record<Exclude<Level, 'ideal'>, string>> = {
  temperature: {
    watch:
      'Outside the 18 to 25 °C at which koi do best. Feed by temperature, and let it change slowly.',
    act: 'Feed little or nothing today, and see that it changes no faster.',
    emergency:
      'Do not feed. Bring it back slowly, by shade and air or by a heater, never with a shock.',
  },
  ph: {
    watch:
      'Outside 7.0 to 8.5. Test in the morning and the afternoon: the swing matters more than the value.',
    act: 'Find the cause today. Test ammonia and KH first, and never raise the pH while there is ammonia.',
    emergency: 'Dangerous. Test ammonia and KH now, and never raise the pH while there is ammonia.',
  },
  nh3: {
    watch: 'More than nothing. Test daily and look at filter and feeding.',
    act: 'Too much for gills in the long run. Feed nothing and change part of the water today.',
    emergency: 'Toxic to gills. This is an emergency.',
  },
  nitrite: {
    watch: 'More than nothing. Test daily and look at filter and feeding.',
    act: 'Too much without salt in the water. Feed nothing and change part of the water today.',
    emergency: 'Toxic: the blood carries less and less oxygen. This is an emergency.',
  },
  oxygen: {
    watch: 'Less than it could be. Add air, above all at night.',
    act: 'Too little. Add air today, and measure again at dawn.',
    emergency: 'Far too little. This is an emergency.',
  },
  kh: {
    watch: 'Outside 6 to 8 °dKH. Measure it each week.',
    act: 'Low: raise it slowly, by at most 1 °dKH a day, once ammonia is at nothing.',
    emergency: 'Nearly used up: the pH can crash overnight. This is an emergency.',
  },
};

/** mg/l of NH3 that are still written out. */
const LEAST_NH3 = 0.001;

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

const valueOf = (parameter: BandedParameter, water: WaterReading): string => {
  switch (parameter) {
    case 'temperature':
      return `${round(water.temperature ?? 0, 1)} °C`;
    case 'ph':
      return String(water.ph);
    case 'nh3': {
      const nh3 = nh3Of(water) ?? 0;
      return nh3 > 0 && nh3 < LEAST_NH3 ? `under ${LEAST_NH3} mg/l` : `${round(nh3, 3)} mg/l`;
    }
    case 'nitrite':
      return `${water.nitrite} mg/l`;
    case 'oxygen': {
      const share = saturationOf(water);
      return `${water.oxygen} mg/l${share === null ? '' : `, ${round(share * 100, 0)} % of saturation`}`;
    }
    case 'kh':
      return `${round(water.kh ?? 0, 1)} °dKH`;
  }
};

const notJudged = (parameter: string, value: string, words: string): WaterFinding => ({
  parameter,
  value,
  verdict: 'not judged',
  words,
});

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Total ammonia without what it takes to know its poisonous part. */
const unjudgedAmmonia = ({ ammonia, ph, temperature }: WaterReading): WaterFinding => {
  const missing = [
    ...(ph === undefined ? ['pH'] : []),
    ...(temperature === undefined ? ['temperature'] : []),
  ];
  return notJudged(
    'Total ammonia',
    `${ammonia} mg/l`,
    missing.length > 0
      ? `How much of it is the poisonous un-ionised part (NH3) depends on pH and temperature. Missing: ${listWords(missing)}.`
      : 'The formula for its poisonous un-ionised part (NH3) holds from 0 °C.',
  );
};

const holdsWords = ({ temperature }: WaterReading): string =>
  temperature === undefined || temperature < oxygenRange.low
    ? ''
    : ` At ${round(temperature, 1)} °C water holds at most ${round(oxygenSaturation(temperature), 1)} mg/l.`;

/** What was measured and cannot be judged, and oxygen where fish gasp and nobody measured it. */
const unjudged = (
  water: WaterReading,
  judged: ReadonlyMap<BandedParameter, Level>,
  isGasping: boolean,
): WaterFinding[] => [
  ...(water.ammonia !== undefined && !judged.has('nh3') ? [unjudgedAmmonia(water)] : []),
  ...(water.oxygen !== undefined && !judged.has('oxygen')
    ? [
        notJudged(
          parameterNames.oxygen,
          `${water.oxygen} mg/l`,
          'Enough in amount; how much of what the water could hold depends on the temperature.',
        ),
      ]
    : []),
  ...(water.oxygen === undefined && isGasping
    ? [
        notJudged(
          parameterNames.oxygen,
          'not measured',
          `Fish that gasp may lack it.${holdsWords(water)}`,
        ),
      ]
    : []),
];

/** Ammonia of which hardly any is poisonous today. It is never as it should be: a rise of the pH sets it free. */
const isHidden = (parameter: BandedParameter, level: Level, { ammonia }: WaterReading): boolean =>
  parameter === 'nh3' && level === 'ideal' && (ammonia ?? 0) > 0;

const hiddenWords = ({ ammonia, ph, temperature }: WaterReading): string =>
  `Of ${ammonia} mg/l of ammonia in all, little is poisonous at pH ${ph} and ${round(temperature ?? 0, 1)} °C. There should be none: look at filter and feeding, test daily, and do not raise the pH.`;

const wordsFor = (parameter: BandedParameter, level: Level, water: WaterReading): string => {
  if (isHidden(parameter, level, water)) return hiddenWords(water);
  const words = level === 'ideal' ? 'As it should be.' : advice[parameter][level];
  return parameter === 'oxygen' ? `${words}${holdsWords(water)}` : words;
};

/** Each value in words: what was judged, the worst first, then what could not be. */
export const describeReading = (water: WaterReading, isGasping: boolean): WaterFinding[] => {
  const judged = judgeWater(water);
  const order: readonly Level[] = ['emergency', 'act', 'watch', 'ideal'];
  return [
    ...[...judged]
      .sort(([, a], [, b]) => order.indexOf(a) - order.indexOf(b))
      .map(([parameter, level]) => ({
        parameter: parameterNames[parameter],
        value: valueOf(parameter, water),
        verdict: isHidden(parameter, level, water) ? ('watch' as const) : verdicts[level],
        words: wordsFor(parameter, level, water),
      })),
    ...unjudged(water, judged, isGasping),
  ];
};
