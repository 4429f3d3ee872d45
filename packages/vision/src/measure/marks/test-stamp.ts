import { linearOf, linearToOklab, oklabToSrgb } from '../../pipeline/colour.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import type { Random } from '../../render/random.ts';
import type { Drawing } from './test-brushes.ts';

/** A mark in pixels of the photo; `blur` as of its lens, `noise` of its sensor in OKLab. */
export type Stamp = { x: number; y: number; radius: number; blur: number; noise: number };

/** Samples to a side of a pixel, so that a mark hardly larger than one keeps its area. */
const samplesFor = (radius: number): number => (radius < 4 ? 3 : 1);
/** Radii beyond which nothing is drawn. */
const REACH = 2.6;

/** Mean over neighbours, weight 1 in the middle and `w` on each of the four sides. */
const blurred = (layer: Float64Array, side: number, w: number): Float64Array => {
  const out = new Float64Array(layer.length);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let c = 0; c < 4; c++) {
        let sum = layer[(y * side + x) * 4 + c];
        if (x > 0) sum += w * layer[(y * side + x - 1) * 4 + c];
        if (x < side - 1) sum += w * layer[(y * side + x + 1) * 4 + c];
        if (y > 0) sum += w * layer[((y - 1) * side + x) * 4 + c];
        if (y < side - 1) sum += w * layer[((y + 1) * side + x) * 4 + c];
        out[(y * side + x) * 4 + c] = sum / (1 + 4 * w);
      }
  return out;
};

/** Draws a mark on a photo, which is changed in place. */
export const stampMark = (
  photo: Rgb,
  { brush, stretch }: Drawing,
  at: Stamp,
  random: Random,
): void => {
  const reach = Math.ceil(at.radius * REACH * stretch + 3);
  const side = 2 * reach + 1;
  const [left, top] = [Math.round(at.x) - reach, Math.round(at.y) - reach];
  const turn = random.between(0, 6.3);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let layer: Float64Array = new Float64Array(side * side * 4);
  const one = new Float64Array(4);
  const samples = samplesFor(at.radius);
  const middle = (samples - 1) / 2;
  for (let p = 0; p < side * side; p++)
    for (let s = 0; s < samples * samples; s++) {
      const dx = left + (p % side) - at.x + ((s % samples) - middle) / samples;
      const dy = top + Math.floor(p / side) - at.y + (Math.floor(s / samples) - middle) / samples;
      const u = (cos * dx + sin * dy) / (at.radius * Math.sqrt(stretch));
      const v = ((cos * dy - sin * dx) * Math.sqrt(stretch)) / at.radius;
      const d = Math.sqrt(u * u + v * v);
      if (d > REACH) continue;
      one.fill(0);
      brush(d, Math.atan2(v, u), one);
      const cover = one[3] / samples ** 2;
      for (let c = 0; c < 3; c++) layer[4 * p + c] += one[c] * cover;
      layer[4 * p + 3] += cover;
    }
  for (let rest = at.blur; rest > 0; rest -= 0.25)
    layer = blurred(layer, side, Math.min(0.25, rest));
  const lab = new Float32Array(3);
  const { data } = photo;
  for (let p = 0; p < side * side; p++) {
    const [x, y] = [left + (p % side), top + Math.floor(p / side)];
    const cover = layer[4 * p + 3];
    if (cover < 0.02 || x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue;
    const q = (y * photo.width + x) * 3;
    linearToOklab(linearOf[data[q]], linearOf[data[q + 1]], linearOf[data[q + 2]], lab, 0);
    // The skin's own light and shade goes on under the mark.
    const grain = at.noise * cover * (random.next() + random.next() - 1);
    const mixed = [0, 1, 2].map((c) => lab[c] * (1 - cover) + layer[4 * p + c]);
    data.set(oklabToSrgb(mixed[0] + grain, mixed[1], mixed[2]), q);
  }
};
