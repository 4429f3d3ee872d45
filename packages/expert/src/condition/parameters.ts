import type { BandedParameter, Level } from '@nishiki/koi-science/bands';

/** How a value of the water is called. */
export const parameterNames: Record<BandedParameter, string> = {
  temperature: 'Temperature',
  ph: 'pH',
  nh3: 'Un-ionised ammonia (NH3)',
  nitrite: 'Nitrite',
  oxygen: 'Oxygen',
  kh: 'Carbonate hardness (KH)',
};

/** What to do to know it. */
export const measureWords: Record<BandedParameter, string> = {
  temperature: 'Measure the water temperature.',
  ph: 'Test the pH, in the morning and in the afternoon.',
  nh3: 'Test ammonia, pH and temperature together: only all three say how much is poisonous.',
  nitrite: 'Test nitrite.',
  oxygen: 'Measure oxygen and temperature, best at dawn.',
  kh: 'Test the carbonate hardness (KH).',
};

export const levelWords: Record<Level, string> = {
  ideal: 'ideal',
  watch: 'to be watched',
  act: 'bad enough to act today',
  emergency: 'an emergency',
};
