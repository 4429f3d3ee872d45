import { blurPlane } from '../../pipeline/blur.ts';
import { linearOf } from '../../pipeline/colour.ts';
import { normal } from '../../pipeline/random.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import type { Random } from '../../render/random.ts';
import type { BodyPlace } from './body-shape.ts';
import type { SkinLight } from './skin-light.ts';

/** Part of the light that is sent back, by channel. */
export type Pigment = readonly [number, number, number];

/** What is laid over one spot of skin: how dense, of what colour, and how much the skin's own fine light shows. */
export type Touch = { alpha: number; pigment: Pigment; keep: number };
export type Layer = {
  x0: number;
  y0: number;
  width: number;
  height: number;
  /** Density after the photo's blur, row by row. */
  alpha: Float32Array;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  keep: Float32Array;
};

/** A colour as a screen shows it, as a pigment. */
export const pigmentOf = (r: number, g: number, b: number): Pigment => [
  linearOf[Math.round(r)],
  linearOf[Math.round(g)],
  linearOf[Math.round(b)],
];
export const mixPigments = (p: Pigment, q: Pigment, part: number): Pigment => [
  p[0] + (q[0] - p[0]) * part,
  p[1] + (q[1] - p[1]) * part,
  p[2] + (q[2] - p[2]) * part,
];

/** Samples a pixel in each direction: small marks need more, large ones are smooth. */
const subpixelsFor = (radius: number): number => (radius < 4 ? 3 : 2);

/**
 * Samples a mark given in its own frame (1 = its radius; first axis along the body, second across,
 * drawn together where the flank turns away), several times a pixel, and blurs it as the photo is
 * blurred.
 * @param reach radii around the place that the mark may fill
 */
export const layMark = (
  place: BodyPlace,
  radius: number,
  reach: number,
  blur: number,
  touch: (along: number, across: number) => Touch | null,
): Layer => {
  const pad = Math.ceil(radius * reach + 3 * blur) + 1;
  const [x0, y0] = [Math.floor(place.x) - pad, Math.floor(place.y) - pad];
  const side = 2 * pad + 1;
  const planes = Array.from({ length: 5 }, () => new Float32Array(side * side));
  const fine = subpixelsFor(radius);
  const part = 1 / fine ** 2;
  for (let i = 0; i < side * side * fine ** 2; i++) {
    const [p, k] = [Math.floor(i / fine ** 2), i % fine ** 2];
    const x = x0 + (p % side) + ((k % fine) + 0.5) / fine - 0.5 - place.x;
    const y = y0 + Math.floor(p / side) + (Math.floor(k / fine) + 0.5) / fine - 0.5 - place.y;
    const along = (x * place.t[0] + y * place.t[1]) / radius;
    const across = (x * place.n[0] + y * place.n[1]) / (radius * place.squeeze);
    const said = touch(along, across);
    if (said === null) continue;
    const weight = said.alpha * part;
    planes[0][p] += weight;
    for (let c = 0; c < 3; c++) planes[c + 1][p] += weight * said.pigment[c];
    planes[4][p] += weight * said.keep;
  }
  const [alpha, red, green, blue, keep] = planes.map(
    (data) => blurPlane({ width: side, height: side, data }, blur).data,
  );
  return { x0, y0, width: side, height: side, alpha, red, green, blue, keep };
};

const toByte = (c: number): number => {
  const v = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(v * 255)));
};

/** Lays the mark over the photo under its own light: white point, shade, fine light, grain. Changes `image`. */
export const composeLayer = (image: Rgb, light: SkinLight, layer: Layer, random: Random): void => {
  const colours = [layer.red, layer.green, layer.blue];
  for (let i = 0; i < layer.alpha.length; i++) {
    const alpha = layer.alpha[i];
    const x = layer.x0 + (i % layer.width);
    const y = layer.y0 + Math.floor(i / layer.width);
    if (alpha < 0.004 || x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
    const p = y * image.width + x;
    const keep = layer.keep[i] / alpha;
    const fine = light.texture.data[p] ** keep;
    const grain = light.noise * (1 - keep) * normal(random.next);
    for (let c = 0; c < 3; c++) {
      const pigment = colours[c][i] / alpha;
      const mark = pigment * light.white[c] * light.shade.data[p] * fine + grain;
      const under = linearOf[image.data[p * 3 + c]];
      image.data[p * 3 + c] = toByte(Math.max(0, under * (1 - alpha) + mark * alpha));
    }
  }
};
