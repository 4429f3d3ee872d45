import type { Mask } from './raster.ts';
import type { Pose } from './pose.ts';

/** Corner points (x, y pairs) of the body: down one side from the nose, back up the other. */
export const bodyPolygon = (pose: Pose): Float64Array => {
  const n = pose.halfWidth.length;
  const out = new Float64Array(n * 4);
  for (let i = 0; i < n; i++) {
    const w = pose.halfWidth[i];
    const j = 2 * n - 1 - i;
    for (let c = 0; c < 2; c++) {
      out[i * 2 + c] = pose.points[i * 2 + c] + w * pose.normals[i * 2 + c];
      out[j * 2 + c] = pose.points[i * 2 + c] - w * pose.normals[i * 2 + c];
    }
  }
  return out;
};

/** Fills a closed polygon by scan lines (even-odd rule, pixel centres). */
export const fillPolygon = (corners: Float64Array, width: number, height: number): Mask => {
  const data = new Uint8Array(width * height);
  const n = corners.length / 2;
  for (let y = 0; y < height; y++) {
    const crossings: number[] = [];
    for (let i = 0; i < n; i++) {
      const j = i + 1 === n ? 0 : i + 1;
      const y0 = corners[i * 2 + 1];
      const y1 = corners[j * 2 + 1];
      if (y0 <= y === y1 <= y) continue;
      const x0 = corners[i * 2];
      crossings.push(x0 + ((y - y0) / (y1 - y0)) * (corners[j * 2] - x0));
    }
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]));
      const to = Math.min(width - 1, Math.floor(crossings[k + 1]));
      for (let x = from; x <= to; x++) data[y * width + x] = 1;
    }
  }
  return { width, height, data };
};
