import { describe, expect, it } from 'vitest';
import { bands, khAsCaCo3, levelOf, worse, type BandedParameter, type Level } from './bands.ts';

const rows: Record<BandedParameter, [Level, number[]][]> = {
  temperature: [
    ['ideal', [18, 21, 25]],
    ['watch', [10, 17.9, 25.1, 27]],
    ['act', [4, 9.9, 27.1, 29]],
    // The holes at 3 to 4 and 29 to 30 take the worse neighbour.
    ['emergency', [-1, 2.9, 3.5, 29.5, 30.1]],
  ],
  ph: [
    ['ideal', [7, 8.5]],
    ['watch', [6.5, 6.9, 8.6, 9]],
    ['act', [6, 6.4, 9.1, 9.5]],
    ['emergency', [5.9, 9.6]],
  ],
  nh3: [
    ['ideal', [0, 0.0099]],
    ['watch', [0.01, 0.02]],
    ['act', [0.021, 0.049]],
    ['emergency', [0.05, 0.2, 2]],
  ],
  nitrite: [
    ['ideal', [0]],
    ['watch', [0.01, 0.2]],
    ['act', [0.21, 1]],
    ['emergency', [1.1, 2.1]],
  ],
  oxygen: [
    ['ideal', [7, 12]],
    ['watch', [6, 6.9]],
    ['act', [5, 5.9]],
    ['emergency', [0, 3.9, 4.9]],
  ],
  kh: [
    ['ideal', [100, 150]],
    ['watch', [70, 99, 151, 250, 400]],
    ['act', [35, 69]],
    ['emergency', [0, 34]],
  ],
};

describe.each(Object.entries(rows))('bands of %s', (parameter, levels) => {
  it.each(levels)('call %s what the facts call so', (level, values) => {
    for (const value of values)
      expect([value, levelOf(parameter as BandedParameter, value)]).toEqual([value, level]);
  });
  it('say where they come from', () => {
    const { note, sources } = bands[parameter as BandedParameter];
    expect(note.length).toBeGreaterThan(20);
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  });
  it('refuse what is no number', () => {
    expect(() => levelOf(parameter as BandedParameter, NaN)).toThrow(RangeError);
  });
});

it('reads degrees of hardness as the facts do: 2 to 4 act, 6 to 8 ideal, under 2 crash', () => {
  const levelsOf = (...dkh: number[]) => dkh.map((value) => levelOf('kh', khAsCaCo3(value)));
  expect(levelsOf(1.9, 2, 3.9, 4, 6, 8)).toEqual([
    'emergency',
    'act',
    'act',
    'watch',
    'ideal',
    'ideal',
  ]);
});

it('finds nothing to do in the defaults of the water form', () => {
  // 20 °C, pH 7, no nitrite, 8 mg/l of oxygen, alkalinity 120.
  const all = [
    levelOf('temperature', 20),
    levelOf('ph', 7),
    levelOf('nh3', 0),
    levelOf('nitrite', 0),
    levelOf('oxygen', 8),
    levelOf('kh', 120),
  ];
  expect(new Set(all)).toEqual(new Set(['ideal']));
});

it('takes the worse of two', () => {
  expect([worse('watch', 'ideal'), worse('watch', 'emergency')]).toEqual(['watch', 'emergency']);
});
