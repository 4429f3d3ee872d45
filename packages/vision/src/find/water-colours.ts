import { kMeans } from '../pipeline/kmeans.ts';
import type { Lab } from '../pipeline/raster.ts';

/** What the colours of a picture say of each pixel: how it relates to those of the border and of all. */
export type ColourRelations = {
  /** Distance in OKLab (lightness 0.4) to the nearest colour that lines the border. */
  fromBorder: Float32Array;
  /** The same without lightness. */
  hueFromBorder: Float32Array;
  /** Share of the picture that has the pixel's colour group. */
  common: Float32Array;
  /** How much more often that group lies at the border than within, 0 to 1. */
  bordering: Float32Array;
};

const GROUPS = 7;
const LIGHTNESS = 0.5;
/** Every so many pixels is enough to find the groups. */
const STRIDE = 7;
/** A group that makes up less of the border than this is a fish that reaches it. */
const BORDER_SHARE = 0.1;

/** Groups the colours of a small picture and relates each pixel to them. Deterministic. */
export const relateColours = (lab: Lab): ColourRelations => {
  const { width, height, data } = lab;
  const n = width * height;
  const points = new Float32Array(Math.floor((n - 1) / STRIDE + 1) * 3);
  for (let i = 0, p = 0; p < n; i += 3, p += STRIDE) {
    points[i] = data[p * 3] * LIGHTNESS;
    points[i + 1] = data[p * 3 + 1];
    points[i + 2] = data[p * 3 + 2];
  }
  const { centres } = kMeans(points, 3, GROUPS, 1);
  const rim = Math.max(2, Math.round(0.03 * Math.min(width, height)));
  const all = new Float64Array(GROUPS);
  const border = new Float64Array(GROUPS);
  const group = new Uint8Array(n);
  let borderSize = 0;
  for (let p = 0; p < n; p++) {
    let least = Infinity;
    for (let k = 0; k < GROUPS; k++) {
      const dL = data[p * 3] * LIGHTNESS - centres[k * 3];
      const da = data[p * 3 + 1] - centres[k * 3 + 1];
      const db = data[p * 3 + 2] - centres[k * 3 + 2];
      const d = dL * dL + da * da + db * db;
      if (d < least) {
        least = d;
        group[p] = k;
      }
    }
    all[group[p]]++;
    const x = p % width;
    const y = (p - x) / width;
    if (x < rim || y < rim || x >= width - rim || y >= height - rim) {
      border[group[p]]++;
      borderSize++;
    }
  }
  const most = Math.max(...border);
  const lining = [...border.keys()].filter(
    (k) => border[k] >= BORDER_SHARE * borderSize || border[k] === most,
  );
  const fromBorder = new Float32Array(n);
  const hueFromBorder = new Float32Array(n);
  const common = new Float32Array(n);
  const bordering = new Float32Array(n);
  for (let p = 0; p < n; p++) {
    let near = Infinity;
    let nearHue = Infinity;
    for (const k of lining) {
      const dL = (data[p * 3] - centres[k * 3] / LIGHTNESS) * 0.4;
      const da = data[p * 3 + 1] - centres[k * 3 + 1];
      const db = data[p * 3 + 2] - centres[k * 3 + 2];
      const hue = da * da + db * db;
      if (hue < nearHue) nearHue = hue;
      if (hue + dL * dL < near) near = hue + dL * dL;
    }
    fromBorder[p] = Math.sqrt(near);
    hueFromBorder[p] = Math.sqrt(nearHue);
    const k = group[p];
    common[p] = all[k] / n;
    const edge = border[k] / borderSize;
    bordering[p] = edge / (edge + all[k] / n + 1e-9);
  }
  return { fromBorder, hueFromBorder, common, bordering };
};
