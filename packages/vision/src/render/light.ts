/** Linear-light colour, each part 0 to about 1. */
export type Light = readonly [number, number, number];

const decode = (byte: number): number => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const STEPS = 4095;
const encoded = new Float32Array(STEPS + 1).map((_, i) => {
  const c = i / STEPS;
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
});

/** Linear light from sRGB bytes, in which colours are easier to name. */
export const light = (r: number, g: number, b: number): Light => [decode(r), decode(g), decode(b)];

/** sRGB value 0 to 255 (not rounded, so that noise can still be added) of linear light. */
export const toSrgb = (c: number): number =>
  encoded[c <= 0 ? 0 : c >= 1 ? STEPS : Math.round(c * STEPS)];

export const clamp = (v: number, low = 0, high = 1): number =>
  v < low ? low : v > high ? high : v;

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the greater one. */
export const ramp = (from: number, to: number, v: number): number => {
  const x = clamp((v - from) / (to - from));
  return x * x * (3 - 2 * x);
};

export const mixLight = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const scaleLight = (a: Light, by: number): Light => [a[0] * by, a[1] * by, a[2] * by];
