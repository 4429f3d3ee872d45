import { blurRgb } from './blur.ts';
import { toOklab } from './colour.ts';
import { kMeans } from './kmeans.ts';
import type { Lab, Plane, Rgb } from './raster.ts';

export type Background = {
  lab: Lab;
  /** Colour distance from the background, OKLab with lightness weighted 0.4. */
  distance: Plane;
  /** Colours of the border taken as background, with the share of the border each has. */
  colours: { L: number; a: number; b: number; share: number }[];
};

/** Lightness counts half when the border is grouped: a tub is one hue in light and shadow. */
const LIGHTNESS_IN_GROUPING = 0.5;
const LIGHTNESS_IN_DISTANCE = 0.4;

const ring = (lab: Lab): Float32Array => {
  const { width, height, data } = lab;
  const rim = Math.max(3, Math.floor(0.04 * Math.min(width, height)));
  const points: number[] = [];
  for (let y = 0; y < height; y++) {
    const inside = y >= rim && y < height - rim;
    for (let x = 0; x < width; x++) {
      if (inside && x >= rim && x < width - rim) x = width - rim;
      const p = (y * width + x) * 3;
      points.push(data[p] * LIGHTNESS_IN_GROUPING, data[p + 1], data[p + 2]);
    }
  }
  return Float32Array.from(points);
};

const isBlue = (a: number, b: number) => b < -0.035 || (a < -0.03 && b < 0);

/** Shadows and highlights of the tub's own hue are tub: their distance shrinks by up to 70 %. */
const forgiveTubHue = (lab: Lab, distance: Float32Array, hue: number): void => {
  for (let i = 0; i < distance.length; i++) {
    const a = lab.data[i * 3 + 1];
    const b = lab.data[i * 3 + 2];
    const strong = Math.min(1, Math.max(0, (Math.hypot(a, b) - 0.045) / 0.05));
    if (strong === 0) continue;
    let turn = Math.abs(Math.atan2(b, a) - hue);
    if (turn > Math.PI) turn = 2 * Math.PI - turn;
    distance[i] *= 1 - 0.7 * strong * Math.min(1, Math.max(0, (0.6 - turn) / 0.3));
  }
};

/** How far each pixel's colour is from the colours that line the border of the picture. */
export const backgroundDistance = (image: Rgb): Background => {
  const lab = toOklab(blurRgb(image, 1));
  const points = ring(lab);
  const clusters = kMeans(points, 3, 5, 1);
  const total = points.length / 3;
  const all = Array.from(clusters.counts, (count, k) => ({
    L: clusters.centres[k * 3] / LIGHTNESS_IN_GROUPING,
    a: clusters.centres[k * 3 + 1],
    b: clusters.centres[k * 3 + 2],
    share: count / total,
  })).filter((c) => c.share > 0);
  let colours = all.filter((c) => isBlue(c.a, c.b) || c.share >= 0.15);
  if (colours.length === 0) colours = [...all].sort((p, q) => q.share - p.share).slice(0, 1);
  const { width, height } = lab;
  const distance = new Float32Array(width * height).fill(Infinity);
  for (const { L, a, b } of colours)
    for (let i = 0; i < distance.length; i++) {
      const dL = (lab.data[i * 3] - L) * LIGHTNESS_IN_DISTANCE;
      const da = lab.data[i * 3 + 1] - a;
      const db = lab.data[i * 3 + 2] - b;
      const squared = dL * dL + da * da + db * db;
      if (squared < distance[i]) distance[i] = squared;
    }
  for (let i = 0; i < distance.length; i++) distance[i] = Math.sqrt(distance[i]);
  const blues = colours.filter((c) => isBlue(c.a, c.b) && c.share > 0.03);
  if (blues.length > 0) {
    const a = blues.reduce((sum, c) => sum + c.a, 0);
    const b = blues.reduce((sum, c) => sum + c.b, 0);
    forgiveTubHue(lab, distance, Math.atan2(b, a));
  }
  return { lab, distance: { width, height, data: distance }, colours };
};
