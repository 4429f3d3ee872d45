import { shareColour, COLOURS } from '../../features/palette.ts';
import { blurPlane } from '../../pipeline/blur.ts';
import { linearOf, toOklab } from '../../pipeline/colour.ts';
import type { Lab, Mask, Plane, Rgb } from '../../pipeline/raster.ts';
import { colourNames, type ColourName } from '../../types.ts';
import { lensBlur, sensorNoise } from './lens.ts';

/** How the photo renders skin: what a painted mark has to go through to belong into it. */
export type SkinLight = {
  lab: Lab;
  /** Linear light that a perfect white would send from the fish, by channel. */
  white: readonly [number, number, number];
  /** Light at each place against the usual one for skin of its colour: shade and gloss, smooth. */
  shade: Plane;
  /** Fine light and dark on the skin (scales, grain), 1 on average. */
  texture: Plane;
  /** Index into `colourNames` for each pixel of the body, 255 elsewhere. */
  names: Uint8Array;
  /** Blur of the picture, sigma in pixels. */
  blur: number;
  /** Grain, standard deviation in linear light. */
  noise: number;
};

const OUTSIDE = 255;
/** White koi skin sends back about this part of the light. */
const WHITE_SKIN = 0.8;
/** Part of the body that must be pale for its colour to be trusted. */
const LEAST_PALE = 0.015;
/** Lightness of the brightest red or yellow skin, where there is no white to compare with. */
const BRIGHT_COLOUR = 0.72;
const luminance = (data: Uint8Array, p: number): number =>
  0.2126 * linearOf[data[p * 3]] +
  0.7152 * linearOf[data[p * 3 + 1]] +
  0.0722 * linearOf[data[p * 3 + 2]];

const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();
/** The middle value; undefined of none, which no pixel asks for. */
const medianOf = (values: readonly number[]): number => sorted(values)[values.length >> 1];

/** From bright, nearly grey skin where there is enough of it; otherwise grey, as bright as the brightest skin suggests. */
const whiteOf = (lab: Lab, image: Rgb, inside: readonly number[]): SkinLight['white'] => {
  const lightness = sorted(inside.map((p) => lab.data[p * 3]));
  const bright = lightness[Math.floor(lightness.length * 0.97)] ?? 0.9;
  const pale = inside.filter(
    (p) =>
      lab.data[p * 3] > 0.78 * bright &&
      lab.data[p * 3] > 0.5 &&
      Math.hypot(lab.data[p * 3 + 1], lab.data[p * 3 + 2]) < 0.075,
  );
  if (pale.length > LEAST_PALE * inside.length) {
    const channel = (c: number) => medianOf(pale.map((p) => linearOf[image.data[p * 3 + c]]));
    return [channel(0) / WHITE_SKIN, channel(1) / WHITE_SKIN, channel(2) / WHITE_SKIN];
  }
  const grey = Math.min(1.1, Math.max(0.4, (bright / BRIGHT_COLOUR) ** 3));
  return [grey, grey, grey];
};

const nameSkin = (lab: Lab, white: SkinLight['white'], inside: readonly number[]): Uint8Array => {
  const names = new Uint8Array(lab.width * lab.height).fill(OUTSIDE);
  const gain = Math.cbrt(1 / Math.max(0.2, (white[0] + white[1] + white[2]) / 3));
  const shares = new Float32Array(COLOURS);
  for (const p of inside) {
    const [L, a, b] = lab.data.subarray(p * 3, p * 3 + 3);
    shareColour(L * gain, a * gain, b * gain, shares, 0);
    let best = 0;
    for (let c = 1; c < COLOURS; c++) if (shares[c] > shares[best]) best = c;
    names[p] = best;
  }
  return names;
};

/** Blurs a value over the body alone: values outside have no weight. */
const blurInside = (size: Rgb, inside: readonly number[], value: Float32Array, sigma: number) => {
  const weight = new Float32Array(value.length);
  for (const p of inside) weight[p] = 1;
  const { width, height } = size;
  const sum = blurPlane({ width, height, data: value }, sigma);
  const total = blurPlane({ width, height, data: weight }, sigma);
  return sum.data.map((v, p) => (total.data[p] > 1e-4 ? v / total.data[p] : 0));
};

/** @param bodyWidth greatest width of the body in pixels */
export const readLight = (image: Rgb, body: Mask, bodyWidth: number): SkinLight => {
  const { width, height, data } = image;
  const lab = toOklab(image);
  const inside: number[] = [];
  for (let p = 0; p < width * height; p++) if (body.data[p] === 1) inside.push(p);
  const white = whiteOf(lab, image, inside);
  const names = nameSkin(lab, white, inside);
  const usual = colourNames.map((_, name) =>
    medianOf(inside.filter((p) => names[p] === name).map((p) => luminance(data, p))),
  );
  const ratio = new Float32Array(width * height);
  for (const p of inside)
    ratio[p] = Math.log((luminance(data, p) + 0.01) / (usual[names[p]] + 0.01));
  const shade = blurInside(image, inside, ratio, 0.12 * bodyWidth).map((v) =>
    Math.min(1.25, Math.max(0.45, Math.exp(v))),
  );
  const bright = Float32Array.from({ length: width * height }, (_, p) => luminance(data, p));
  const smooth = blurPlane({ width, height, data: bright }, Math.max(2, 0.025 * bodyWidth));
  const texture = bright.map((v, p) =>
    Math.min(1.6, Math.max(0.6, (v + 0.01) / (smooth.data[p] + 0.01))),
  );
  return {
    lab,
    white,
    shade: { width, height, data: shade },
    texture: { width, height, data: texture },
    names,
    blur: lensBlur(bright, body),
    noise: sensorNoise(bright, body),
  };
};

/** The commonest colour of the skin in a circle; null where less than half of it is body. */
export const groundAt = (
  { names, lab }: SkinLight,
  x: number,
  y: number,
  radius: number,
): ColourName | null => {
  const counts = new Int32Array(colourNames.length);
  let [seen, all] = [0, 0];
  for (let v = Math.floor(y - radius); v <= y + radius; v++)
    for (let u = Math.floor(x - radius); u <= x + radius; u++) {
      if (Math.hypot(u - x, v - y) > radius) continue;
      all++;
      if (u < 0 || v < 0 || u >= lab.width || v >= lab.height) continue;
      const name = names[v * lab.width + u];
      if (name === OUTSIDE) continue;
      seen++;
      counts[name]++;
    }
  return seen * 2 < all || seen === 0 ? null : colourNames[counts.indexOf(Math.max(...counts))];
};
