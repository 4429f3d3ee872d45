import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import type { Random } from '../../render/random.ts';
import type { Tone } from './skin-view.ts';

type Range = readonly [number, number];

/** Colours of what is drawn in sRGB, a range for each channel. */
const inks = {
  raw: [
    [165, 240],
    [62, 155],
    [62, 155],
  ],
  blood: [
    [105, 205],
    [14, 70],
    [18, 72],
  ],
  flesh: [
    [205, 245],
    [140, 205],
    [135, 200],
  ],
  pale: [
    [212, 252],
    [192, 244],
    [184, 240],
  ],
  bruise: [
    [38, 112],
    [10, 48],
    [14, 50],
  ],
  pink: [
    [198, 246],
    [100, 175],
    [100, 175],
  ],
  cotton: [
    [188, 246],
    [188, 246],
    [182, 244],
  ],
  salt: [
    [226, 255],
    [226, 255],
    [220, 255],
  ],
  soot: [
    [8, 62],
    [8, 55],
    [8, 55],
  ],
  bare: [
    [165, 225],
    [125, 185],
    [115, 175],
  ],
} as const satisfies Record<string, readonly [Range, Range, Range]>;

export type InkName = keyof typeof inks;

/** A colour in OKLab. */
export type Ink = readonly [number, number, number];

/** A random ink of its range; with a tone as it looks in the photo's own light. */
export const mixInk = (name: InkName, random: Random, tone: Tone | null): Ink => {
  // The channels rise and fall together: one draw for the most part, a little of each.
  const shared = random.next();
  const [r, g, b] = inks[name].map(
    ([low, high]) =>
      linearOf[Math.round(low + (high - low) * (0.7 * shared + 0.3 * random.next()))],
  );
  const lab = new Float32Array(3);
  linearToOklab(r, g, b, lab, 0);
  const [L, u, v] = lab;
  return tone === null
    ? [L, u, v]
    : [L / tone.gain, (u + tone.a * L) / tone.gain, (v + tone.b * L) / tone.gain];
};
