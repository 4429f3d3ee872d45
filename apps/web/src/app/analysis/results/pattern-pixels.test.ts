import { colourNames } from '@nishiki/contract/analysis';
import { describe, expect, it } from 'vitest';
import { percentWords, swatches } from './colour-words.ts';
import { bodyHalfWidth, measuredPixels, namedPixels } from './pattern-pixels.ts';

const map = { width: 2, height: 1, cells: '14', rgb: 'ff8000000102' };

describe('pixels of a colour map', () => {
  it('reads the measured colours', () => {
    expect([...measuredPixels(map)]).toEqual([255, 128, 0, 255, 0, 1, 2, 255]);
  });

  it('leaves a cell without a colour clear', () => {
    expect([...measuredPixels({ ...map, rgb: 'ff8000' })].slice(4)).toEqual([0, 0, 0, 0]);
    expect([...namedPixels({ ...map, cells: '1x' })].slice(4)).toEqual([0, 0, 0, 0]);
  });

  it('names colours in the order of the contract', () => {
    expect(swatches.map(({ name }) => name)).toEqual([...colourNames]);
    expect([...namedPixels(map)].slice(0, 3)).toEqual([0xc8, 0x32, 0x1f]);
  });
});

describe('the straight body', () => {
  it('is widest behind the head and narrow at the tail', () => {
    expect(bodyHalfWidth(0.34)).toBe(1);
    expect(bodyHalfWidth(0)).toBeLessThan(0.3);
    expect(bodyHalfWidth(1)).toBeLessThan(0.3);
  });
});

describe('percentWords', () => {
  it.each([
    [0, '0%'],
    [0.004, 'under 1%'],
    [0.626, '63%'],
    [1, '100%'],
  ])('%f reads %s', (share, words) => {
    expect(percentWords(share)).toBe(words);
  });
});
