import { describe, expect, it } from 'vitest';
import { colourNames } from '../types.ts';
import { measurePattern, type PatternView } from './pattern.ts';

type Cell = { name: (typeof colourNames)[number]; lab: readonly [number, number, number] };
const WHITE: Cell = { name: 'white', lab: [0.92, 0, 0] };
const RED: Cell = { name: 'red', lab: [0.6, 0.16, 0.11] };

const view = (cell: (x: number, y: number) => Cell, width = 40, height = 80): PatternView => {
  const lab = new Float32Array(width * height * 3);
  const names = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { name, lab: values } = cell(x, y);
      lab.set(values, (y * width + x) * 3);
      names[y * width + x] = colourNames.indexOf(name);
    }
  return { width, height, lab, names };
};

describe('balance', () => {
  it('is 1 when both sides carry the same', () => {
    expect(measurePattern(view((_, y) => (y < 40 ? RED : WHITE))).patternBalance).toBe(1);
    expect(measurePattern(view((x) => (x < 8 || x >= 32 ? RED : WHITE))).patternBalance).toBe(1);
  });

  it('is 0 when one side is red and the other white', () => {
    expect(measurePattern(view((x) => (x < 20 ? RED : WHITE))).patternBalance).toBe(0);
  });

  it('is a half when that holds for half of the body', () => {
    const half = view((x, y) => (y < 40 && x < 20 ? RED : WHITE));
    expect(measurePattern(half).patternBalance).toBeCloseTo(0.5, 6);
  });
});

describe('evenness', () => {
  it('is 1 for flat patches', () => {
    // Stored as 32-bit numbers, so the variance is not exactly nought.
    expect(measurePattern(view((_, y) => (y < 40 ? RED : WHITE))).colourEvenness).toBeGreaterThan(
      0.99,
    );
  });

  it('falls by e at a spread of 0.06', () => {
    const mottled = view((x) => ({ name: 'red', lab: [0.6, x % 2 === 0 ? 0.22 : 0.1, 0.11] }));
    expect(measurePattern(mottled).colourEvenness).toBeCloseTo(Math.exp(-1), 1);
  });

  it('forgives most of a shade in lightness', () => {
    const shaded = view((x) => ({ name: 'red', lab: [x % 2 === 0 ? 0.66 : 0.54, 0.16, 0.11] }));
    // A spread of 0.06 in lightness weighs 0.3: exp(-0.3).
    expect(measurePattern(shaded).colourEvenness).toBeCloseTo(Math.exp(-0.3), 1);
  });
});

const blend = (share: number): Cell => {
  const part = (c: 0 | 1 | 2): number => RED.lab[c] + (WHITE.lab[c] - RED.lab[c]) * share;
  return { name: share < 0.5 ? 'red' : 'white', lab: [part(0), part(1), part(2)] };
};

describe('edges', () => {
  it('are razor sharp when the step is one cell wide', () => {
    expect(measurePattern(view((_, y) => (y < 40 ? RED : WHITE))).edgeSharpness).toBeCloseTo(1, 5);
  });

  it('have no sharpness when the change is spread over seven cells', () => {
    const soft = view((_, y) => blend(Math.min(1, Math.max(0, (y - 37) / 6))));
    expect(measurePattern(soft).edgeSharpness).toBeLessThan(0.05);
  });

  it('lie between when it is spread over two steps', () => {
    // Half of the contrast in each step: (1/2 - 1/6) / (1 - 1/6) = 0.4.
    const between = view((_, y) => blend(y < 40 ? 0 : y === 40 ? 0.5 : 1));
    expect(measurePattern(between).edgeSharpness).toBeCloseTo(0.4, 2);
  });

  it('are neither sharp nor blurred on a fish of one colour', () => {
    expect(measurePattern(view(() => WHITE)).edgeSharpness).toBe(0.5);
  });
});

describe('white ground', () => {
  it('is clean when bright and neutral', () => {
    expect(measurePattern(view(() => WHITE)).whiteClean).toBe(1);
  });

  it('loses by tint and by grey', () => {
    // Chroma 0.035 over 0.07 is a half; lightness 0.78 is 0.07 below 0.85, over 0.35 a fifth.
    const stained: Cell = { name: 'white', lab: [0.78, 0, 0.035] };
    expect(measurePattern(view(() => stained)).whiteClean).toBeCloseTo(1 - 0.5 - 0.2, 3);
  });

  it('is not judged on too little white', () => {
    expect(measurePattern(view((_, y) => (y < 3 ? WHITE : RED))).whiteClean).toBeNull();
    expect(measurePattern(view((_, y) => (y < 8 ? WHITE : RED))).whiteClean).toBe(1);
  });
});
