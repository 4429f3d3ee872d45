import type { Source } from './source.ts';

const read = '2026-12-01';

/** Where the formulas of the calculators come from. */
export const calculatorSources: readonly Source[] = [
  {
    id: 'emerson-1975',
    title: 'Aqueous ammonia equilibrium calculations: effect of pH and temperature',
    publisher: 'Emerson, Russo, Lund & Thurston, J. Fish. Res. Board Can. 32:2379-2383 (1975)',
    url: 'https://doi.org/10.1139/f75-274',
    kind: 'peer-reviewed',
  },
  {
    id: 'gardenpond-nh3',
    title: 'How to calculate NH3 in your pond',
    publisher: 'Garden Pond Forum',
    url: 'https://www.gardenpondforum.com/threads/how-to-calculate-nh3-in-your-pond.20508',
    kind: 'hobby',
  },
  {
    id: 'apha-oxygen',
    title: 'Oxygen saturation concentration, after APHA (1985)',
    publisher: 'SWAT+ documentation',
    url: 'https://swatplus.gitbook.io/io-docs/theoretical-documentation/section-4-erosion/water-quality-parameters/dissolved-oxygen/oxygen-saturation-concentration',
    kind: 'extension',
    read,
  },
  {
    id: 'oregon-mrdl',
    title: 'Using chlorine or chloramines as disinfectant',
    publisher: 'Oregon Health Authority, Drinking Water Services',
    url: 'https://www.oregon.gov/oha/PH/HEALTHYENVIRONMENTS/DRINKINGWATER/MONITORING/Pages/mon-mrdl.aspx',
    kind: 'regulator',
    read,
  },
];
