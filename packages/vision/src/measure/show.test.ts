import { describe, expect, it } from 'vitest';
import { colourNames, type ColourName } from '../types.ts';
import { findHeadSpot } from './head-spot.ts';
import { measureKiwa } from './kiwa.ts';
import { measureLayout } from './layout.ts';
import { netEvenness } from './net.ts';
import { measureRedPattern } from './red-pattern.ts';
import { measureShades } from './shades.ts';
import { acrossOf, alongOf, showView, type ShowView } from './show-view.ts';
import { uprightLine } from './test-shapes.ts';

const W = 54;
const H = 128;
type Paint = { name: ColourName; lab: readonly [number, number, number] };
const WHITE: Paint = { name: 'white', lab: [0.92, 0, 0] };
const RED: Paint = { name: 'red', lab: [0.6, 0.16, 0.11] };
const BLACK: Paint = { name: 'black', lab: [0.15, 0, 0] };

/** A view painted by place: along 0 to 1, across -1 to 1. */
const drawn = (paint: (along: number, across: number) => Paint): ShowView => {
  const lab = new Float32Array(W * H * 3);
  const names = new Uint8Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const { name, lab: colour } = paint(alongOf({ height: H }, y), acrossOf({ width: W }, x));
      lab.set(colour, (y * W + x) * 3);
      names[y * W + x] = colourNames.indexOf(name);
    }
  // An even body four times as long as wide: 128 rows over its length, 64 columns over its width.
  const pose = { ...uprightLine(60, 0, 400, 50), halfWidth: new Float64Array(128).fill(50) };
  return showView({ width: W, height: H, lab, names }, pose);
};
const between = (v: number, from: number, to: number): boolean => v >= from && v < to;

/** Red from 0.1 to 0.4 and from 0.55 to 0.85 on the back. */
const twoSteps = (along: number, across: number): Paint =>
  (between(along, 0.1, 0.4) || between(along, 0.55, 0.85)) && Math.abs(across) < 0.7 ? RED : WHITE;

describe('where the colours lie', () => {
  it('the centre of a red half is at its middle, on its side', () => {
    const front = measureLayout(drawn((along) => (along < 0.5 ? RED : WHITE)));
    expect(front.redShare).toBeCloseTo(0.5, 2);
    expect(front.redMass?.along).toBeCloseTo(0.25, 2);
    expect(front.redMass?.across).toBeCloseTo(0, 5);
    const left = measureLayout(drawn((_, across) => (across < 0 ? RED : WHITE)));
    expect(left.redMass?.across).toBeCloseTo(-0.5, 1);
    expect(left.flankBalance).toBe(0);
    expect(measureLayout(drawn(() => WHITE)).redMass).toBeNull();
  });

  it('black on the head is its share of the first fifth', () => {
    const half = drawn((along, across) => (along < 0.2 && across < 0 ? BLACK : WHITE));
    expect(measureLayout(half).headBlack).toBeCloseTo(0.5, 1);
    const stone = drawn((along, across) =>
      between(along, 0.5, 0.6) && Math.abs(across) < 0.3 ? BLACK : WHITE,
    );
    expect(measureLayout(stone).headBlack).toBe(0);
  });
});

describe('steps', () => {
  it('are the separate patches along the back', () => {
    expect(measureRedPattern(drawn(twoSteps)).steps).toBe(2);
    expect(measureRedPattern(drawn(() => WHITE)).steps).toBe(0);
    expect(measureRedPattern(drawn((along) => (along < 0.9 ? RED : WHITE))).steps).toBe(1);
  });

  it('beside each other are one', () => {
    const pair = drawn((along, across) =>
      between(along, 0.2, 0.5) && between(Math.abs(across), 0.15, 0.9) ? RED : WHITE,
    );
    expect(measureRedPattern(pair).steps).toBe(1);
  });

  it('of one zigzag are an inazuma, of a straight band not', () => {
    const band = (middle: (along: number) => number): ShowView =>
      drawn((along, across) =>
        between(along, 0.1, 0.9) && Math.abs(across - middle(along)) < 0.4 ? RED : WHITE,
      );
    expect(measureRedPattern(band(() => 0)).inazuma).toBe(false);
    expect(measureRedPattern(band((s) => 0.5 * Math.sin(s * 14))).inazuma).toBe(true);
  });
});

describe('faults of the red', () => {
  it('a window is a hole of white within the red, found at its place', () => {
    const { windows } = measureRedPattern(
      drawn((along, across) =>
        Math.hypot((along - 0.3) * 8, across - 0.2) < 0.25 ? WHITE : twoSteps(along, across),
      ),
    );
    expect(windows).toHaveLength(1);
    expect(windows[0].along).toBeCloseTo(0.3, 1);
    expect(windows[0].across).toBeCloseTo(0.2, 1);
    expect(measureRedPattern(drawn(twoSteps)).windows).toEqual([]);
  });

  it('a stray spot is small and apart', () => {
    const { strays, steps } = measureRedPattern(
      drawn((along, across) =>
        Math.hypot((along - 0.48) * 8, across + 0.3) < 0.15 ? RED : twoSteps(along, across),
      ),
    );
    expect([strays.length, steps]).toEqual([1, 2]);
    expect(strays[0].across).toBeCloseTo(-0.3, 1);
  });

  it('red over the nose is counted at the nose alone', () => {
    expect(measureRedPattern(drawn(twoSteps)).noseRed).toBe(0);
    expect(measureRedPattern(drawn(() => RED)).noseRed).toBe(1);
  });

  it('pale scales within the red are see-through', () => {
    const pale: Paint = { name: 'red', lab: [0.75, 0.08, 0.055] };
    // Every tenth row is pale: a tenth of the red.
    const { seeThrough } = measureShades(
      drawn((along) => (Math.round(along * (H - 1)) % 10 === 0 ? pale : RED)),
    );
    expect(seeThrough).toBeCloseTo(0.1, 1);
    expect(measureShades(drawn(() => RED)).seeThrough).toBe(0);
  });
});

describe('the head spot', () => {
  /**
   * The view holds 0.925 of a length of 400 and 53/63 of a width of 100: its length is 370 over 42, 8.8
   * times half its width.
   */
  const disc = (across: number, radius = 0.4, along = 0.12) =>
    drawn((s, t) => (Math.hypot((s - along) * 8.8, t - across) < radius ? RED : WHITE));

  it('is found with its share, and its centre moves with it', () => {
    expect(findHeadSpot(disc(0))?.across).toBeCloseTo(0, 1);
    expect(findHeadSpot(disc(0.3))?.across).toBeCloseTo(0.3, 1);
    expect(findHeadSpot(disc(-0.3))?.across).toBeCloseTo(-0.3, 1);
    expect(findHeadSpot(disc(0))?.along).toBeCloseTo(0.12, 2);
  });

  it('is rounder as a disc than as a bar', () => {
    const round = findHeadSpot(disc(0))?.roundness ?? 0;
    const bar = findHeadSpot(
      drawn((s, t) => (between(s, 0.1, 0.13) && Math.abs(t) < 0.6 ? RED : WHITE)),
    );
    expect(round).toBeGreaterThan(0.85);
    expect(bar?.roundness ?? 1).toBeLessThan(0.5);
  });

  it('is not known in shape where it leaves the view, and is none where the red goes on', () => {
    expect(findHeadSpot(disc(0))?.whole).toBe(true);
    expect(findHeadSpot(disc(0.8))?.whole).toBe(false);
    expect(findHeadSpot(drawn((along) => (along < 0.6 ? RED : WHITE)))).toBeNull();
    expect(findHeadSpot(drawn(() => WHITE))).toBeNull();
  });
});

describe('edges', () => {
  const mixed = (share: number): Paint => ({
    name: share > 0.5 ? 'red' : 'white',
    lab: [0, 1, 2].map((c) => WHITE.lab[c] + (RED.lab[c] - WHITE.lab[c]) * share) as never,
  });
  const clamp = (v: number): number => Math.min(1, Math.max(0, v));
  /** White, red from between rows 40 and 41, white after row 89; the slopes take this many rows. */
  const edged = (front: number, rear: number): ShowView =>
    drawn((along) => {
      const y = along * (H - 1);
      return mixed(clamp((y - 40.5) / front + 0.5) * clamp((89.5 - y) / rear + 0.5));
    });

  it('a step is sharp and a slope is soft, front and rear apart', () => {
    const frontSoft = measureKiwa(edged(5, 0.01));
    expect(frontSoft.rear).toBeGreaterThan(0.95);
    expect(frontSoft.front).toBeLessThan(0.3);
    const rearSoft = measureKiwa(edged(0.01, 5));
    expect(rearSoft.front).toBeGreaterThan(0.95);
    expect(rearSoft.rear).toBeLessThan(0.3);
    expect(rearSoft.sides).toBeNull();
  });

  it('of a fish without red say nothing', () => {
    expect(measureKiwa(drawn(() => WHITE))).toEqual({ front: null, rear: null, sides: null });
  });
});

describe('shades', () => {
  it('depth of red is its chroma, the hue of one red has no spread', () => {
    const { redDepth, redHueSpread } = measureShades(drawn(twoSteps));
    expect(redDepth).toBeCloseTo(Math.hypot(0.16, 0.11), 3);
    expect(redHueSpread).toBeCloseTo(0, 3);
  });

  it('a head yellower than the body is told by how much', () => {
    const yellow: Paint = { name: 'white', lab: [0.92, 0, 0.03] };
    expect(measureShades(drawn((along) => (along < 0.22 ? yellow : WHITE))).headYellow).toBeCloseTo(
      0.03,
      3,
    );
    expect(measureShades(drawn(() => RED)).headYellow).toBeNull();
  });

  it('black is as deep as it is dark', () => {
    const black = (L: number) =>
      measureShades(
        drawn((along) => (between(along, 0.4, 0.6) ? { name: 'black', lab: [L, 0, 0] } : WHITE)),
      ).blackLightness;
    expect(black(0.12)).toBeCloseTo(0.12, 3);
    expect(black(0.3)).toBeCloseTo(0.3, 3);
    expect(measureShades(drawn(() => WHITE)).blackLightness).toBeNull();
  });

  it('specks are small, dark and on white; a stone is none', () => {
    const speck = (side: number) =>
      drawn((along, across) =>
        between(Math.round(along * (H - 1)), 60, 60 + side) &&
        between(Math.round(((across + 1) / 2) * (W - 1)), 20, 20 + side)
          ? BLACK
          : WHITE,
      );
    expect(measureShades(speck(2)).darkSpecks).toHaveLength(1);
    expect(measureShades(speck(6)).darkSpecks).toHaveLength(0);
  });
});

it('a net is even where its contrast is the same all over', () => {
  const grey = (along: number, across: number, contrast: number): Paint => {
    const y = Math.round(along * (H - 1));
    const x = Math.round(((across + 1) / 2) * (W - 1));
    return { name: 'grey', lab: [0.5 + ((x + y) % 4 < 2 ? contrast : -contrast), 0, 0] };
  };
  expect(netEvenness(drawn((s, t) => grey(s, t, 0.1)))).toBeGreaterThan(0.95);
  const halved = netEvenness(drawn((s, t) => grey(s, t, s < 0.56 ? 0.1 : 0.02)));
  expect(halved).toBeLessThan(0.5);
  expect(netEvenness(drawn(() => WHITE))).toBeNull();
});
