import { linearOf, linearToOklab } from '../pipeline/colour.ts';
import type { Mask, Rgb } from '../pipeline/raster.ts';
import type { WaterLook } from '../types.ts';

/** Pixels this close to the fish may be its fins or its shadow. */
const MARGIN = 3;
/** Every so many rows and columns are looked at: the colour of water changes slowly. */
const EVERY = 2;
/** Colour distance from the median within which a pixel still belongs to the same water. */
const SAME = 0.12;

const nearFish = ({ width, height, data }: Mask): Uint8Array => {
  const near = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      for (let j = Math.max(0, y - MARGIN); j <= Math.min(height - 1, y + MARGIN); j++)
        near.fill(
          1,
          j * width + Math.max(0, x - MARGIN),
          j * width + Math.min(width - 1, x + MARGIN) + 1,
        );
    }
  return near;
};

const median = (values: Float32Array): number => values.sort()[Math.floor(values.length / 2)];

const tintOf = (L: number, a: number, b: number): NonNullable<WaterLook['tint']> => {
  if (L < 0.22) return 'black';
  if (Math.hypot(a, b) < 0.025) return L > 0.78 ? 'white' : L < 0.3 ? 'black' : 'grey';
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (hue >= 178 && hue < 330) return 'blue';
  if (hue >= 112) return hue < 178 ? 'green' : 'brown';
  if (hue >= 85 && L > 0.6) return 'yellow';
  return hue >= 100 ? 'green' : 'brown';
};

/**
 * Veil over the picture: how light its darkest places are. Every clear photo holds something dark in
 * at least one colour channel (a saturated liner, a shadow, black skin); haze lifts it.
 */
const veilOf = (image: Rgb): number => {
  const counts = new Int32Array(256);
  for (let at = 0; at < image.data.length; at += 3)
    counts[Math.min(image.data[at], image.data[at + 1], image.data[at + 2])]++;
  let seen = 0;
  const wanted = 0.05 * (image.data.length / 3);
  for (let v = 0; v < 256; v++) {
    seen += counts[v];
    if (seen >= wanted) return v / 255;
  }
  return 1;
};

/**
 * What the background of the photo looks like; it says nothing of what is dissolved in the water.
 * @param image small picture, long side about 224 px; `mask` the fish in the same pixels.
 */
export const lookAtWater = (image: Rgb, mask: Mask): WaterLook => {
  const near = nearFish(mask);
  const cells: number[] = [];
  let free = 0;
  for (let p = 0; p < near.length; p++) {
    if (near[p] === 1) continue;
    free++;
    const x = p % mask.width;
    if (x % EVERY === 0 && ((p - x) / mask.width) % EVERY === 0) cells.push(p);
  }
  const share = free / near.length;
  if (cells.length < 100) return { share, clarity: null, tint: null, likelyTub: false };

  const lab = new Float32Array(cells.length * 3);
  cells.forEach((p, i) => {
    const { data } = image;
    const [r, g, b] = [linearOf[data[3 * p]], linearOf[data[3 * p + 1]], linearOf[data[3 * p + 2]]];
    linearToOklab(r, g, b, lab, 3 * i);
  });
  const channel = (c: number): Float32Array => Float32Array.from(cells, (_, i) => lab[3 * i + c]);
  const [L, a, b] = [median(channel(0)), median(channel(1)), median(channel(2))];
  let same = 0;
  for (let i = 0; i < cells.length; i++)
    if (Math.hypot(0.4 * (lab[3 * i] - L), lab[3 * i + 1] - a, lab[3 * i + 2] - b) < SAME) same++;
  const even = same / cells.length;
  const tint = tintOf(L, a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  // Liners are blue to teal and saturated; water by itself is never so strongly coloured.
  const likelyTub = hue >= 150 && hue < 300 && Math.hypot(a, b) >= 0.05 && even >= 0.6;

  // Without one background colour (plants, stones, another picture) there is no water to judge, and
  // a white or grey ground is bright of itself.
  const told = even >= 0.5 && tint !== 'white' && tint !== 'grey';
  const veil = veilOf(image);
  const clarity = veil < 0.25 ? 'clear' : veil < 0.4 ? 'slightly_cloudy' : 'cloudy';
  return { share, clarity: told ? clarity : null, tint, likelyTub };
};
