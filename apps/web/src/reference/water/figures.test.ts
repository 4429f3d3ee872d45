import { feedingAt } from '@nishiki/koi-science/feeding';
import { describe, expect, it } from 'vitest';
import {
  downToTwoDigits,
  feedingTable,
  fractionTable,
  mostAmmoniaTable,
  oxygenTable,
} from './figures.ts';

/** Facts B.1, checked there against UF/IFAS FA16. */
const fractions: Record<string, string> = {
  '6.5': '.0004 .0006 .0009 .0011 .0013 .0014 .0017 .0018 .0022 .0025',
  '7.0': '.0012 .0019 .0027 .0034 .0039 .0046 .0053 .0056 .0069 .0080',
  '7.5': '.0039 .0058 .0086 .0107 .0124 .0143 .0164 .0176 .0216 .0248',
  '8.0': '.0123 .0182 .0266 .0330 .0381 .0438 .0502 .0537 .0654 .0743',
  '8.2': '.0194 .0286 .0414 .0514 .0590 .0676 .0772 .0825 .0998 .1129',
  '8.4': '.0303 .0445 .0641 .0790 .0904 .1031 .1171 .1247 .1495 .1678',
  '8.5': '.0379 .0554 .0794 .0975 .1112 .1264 .1431 .1521 .1812 .2025',
  '9.0': '.1107 .1565 .2143 .2546 .2836 .3140 .3456 .3619 .4116 .4453',
};

describe('the table of free ammonia', () => {
  it('has the temperatures of the facts', () => {
    expect(fractionTable.head.slice(1).map((words) => parseInt(words, 10))).toEqual([
      5, 10, 15, 18, 20, 22, 24, 25, 28, 30,
    ]);
  });

  it.each(fractionTable.rows.map(([ph = '', ...cells]) => [ph, cells] as const))(
    'at pH %s is that of the facts, cell by cell',
    (ph, cells) => {
      expect(cells).toEqual(fractions[ph]?.split(' ').map((cell) => `0${cell}`));
    },
  );
});

describe('the most that a kit may show', () => {
  /** Facts B.1: total ammonia that keeps NH3 at 0.02, at 5 to 30 °C; ours never rounds up. */
  const most: Record<string, readonly number[]> = {
    '7.0': [16, 10.8, 7.4, 5.1, 3.6, 2.5],
    '7.5': [5.1, 3.4, 2.3, 1.6, 1.1, 0.81],
    '8.0': [1.63, 1.1, 0.75, 0.53, 0.37, 0.27],
    '8.5': [0.53, 0.36, 0.25, 0.18, 0.13, 0.1],
    '9.0': [0.18, 0.13, 0.09, 0.07, 0.06, 0.04],
  };

  it.each(Object.entries(most))('at pH %s is that of the facts, or a little less', (ph, totals) => {
    const cells = mostAmmoniaTable.rows
      .find(([first]) => first === ph)
      ?.slice(1)
      .map(Number);
    expect(cells?.length).toBe(totals.length);
    totals.forEach((total, at) => {
      const cell = cells?.[at] ?? NaN;
      // The facts round to two digits or two decimals.
      expect(cell).toBeLessThanOrEqual(total + 0.006);
      expect(cell).toBeGreaterThan(total * 0.9 - 0.006);
    });
  });

  it.each([
    [10.79, '10'],
    [1.63, '1.6'],
    [0.5304, '0.53'],
    [0.0999, '0.099'],
    [0.1, '0.10'],
    [16, '16'],
  ])('%d is printed as %s', (value, words) => {
    expect(downToTwoDigits(value)).toBe(words);
  });
});

/** Facts B.1, mg/l. */
const saturation =
  '0:14.62 4:13.11 5:12.77 8:11.84 10:11.29 12:10.78 15:10.08 18:9.47 20:9.09 22:8.74 24:8.42 25:8.26 26:8.11 28:7.83 30:7.56 32:7.30';

describe('the table of oxygen', () => {
  it('is that of the facts, cell by cell', () => {
    const rows = oxygenTable.rows.map(([water = '', , full]) => `${parseInt(water, 10)}:${full}`);
    expect(rows.join(' ')).toBe(saturation);
  });

  it('asks for 7 mg/l or 80 % of saturation, whichever is more', () => {
    const at = (celsius: number) =>
      oxygenTable.rows.find(([water]) => parseInt(water ?? '', 10) === celsius);
    // 80 % of 11.29 and of 8.26.
    expect(at(10)?.slice(3)).toEqual(['9.0', '9.0']);
    expect(at(25)?.slice(3)).toEqual(['6.6', '7.0']);
  });
});

describe('the feeding table', () => {
  it('has the rows of koi-science, with the edges of the facts', () => {
    expect(feedingTable.map(({ celsius }) => celsius)).toEqual([
      'under 8',
      '8 to 10',
      '10 to 13',
      '13 to 15',
      '15 to 18',
      '18 to 22',
      '22 to 26',
      '26 to 28',
      'over 28',
    ]);
    expect(feedingTable.map(({ words }) => words)).toEqual(
      [5, 9, 11, 14, 16, 20, 24, 27, 30].map((celsius) => feedingAt(celsius).words),
    );
    expect(feedingTable.map(({ share }) => share.replaceAll('\u00a0', ' '))).toEqual([
      'nothing',
      'not by weight',
      '0.2 to 0.4 %',
      '0.5 %',
      '0.5 to 1 %',
      '1 %',
      '1 to 2 %',
      '1 %',
      '0 to 0.5 %',
    ]);
  });
});
