import type { Rgb } from './raster.ts';

/** Source pixels and weights of each target pixel, `count` of them, edges repeated. */
type Taps = { count: number; sources: Int32Array; weights: Float32Array };

/** Box filter when shrinking, triangle (linear) when growing. */
const tapsFor = (from: number, to: number): Taps => {
  const scale = from / to;
  const reach = Math.max(scale, 1);
  const count = Math.ceil(reach) + 2;
  const sources = new Int32Array(to * count);
  const weights = new Float32Array(to * count);
  for (let i = 0; i < to; i++) {
    const lo = i * scale;
    const hi = lo + scale;
    const centre = (lo + hi) / 2;
    const first = scale >= 1 ? Math.floor(lo) : Math.floor(centre - 0.5);
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const p = first + k;
      const weight =
        scale >= 1
          ? Math.max(0, Math.min(hi, p + 1) - Math.max(lo, p))
          : Math.max(0, 1 - Math.abs(p + 0.5 - centre));
      weights[i * count + k] = weight;
      sources[i * count + k] = Math.min(from - 1, Math.max(0, p));
      sum += weight;
    }
    for (let k = 0; k < count; k++) weights[i * count + k] /= sum;
  }
  return { count, sources, weights };
};

/** One target row from as many source rows as it covers; the costly step touches each pixel once. */
const mixRows = (image: Rgb, { count, sources, weights }: Taps, y: number, line: Float32Array) => {
  line.fill(0);
  const stride = image.width * 3;
  for (let k = y * count; k < (y + 1) * count; k++) {
    const weight = weights[k];
    if (weight === 0) continue;
    const row = image.data.subarray(sources[k] * stride, (sources[k] + 1) * stride);
    for (let i = 0; i < stride; i++) line[i] += weight * row[i];
  }
};

/** Resizes by area averaging (shrinking) or linear interpolation (growing). */
export const resize = (image: Rgb, width: number, height: number): Rgb => {
  if (width === image.width && height === image.height) return image;
  const down = tapsFor(image.height, height);
  const across = tapsFor(image.width, width);
  const data = new Uint8Array(width * height * 3);
  const line = new Float32Array(image.width * 3);
  for (let y = 0; y < height; y++) {
    mixRows(image, down, y, line);
    for (let x = 0; x < width; x++) {
      let r = 0.5;
      let g = 0.5;
      let b = 0.5;
      for (let k = x * across.count; k < (x + 1) * across.count; k++) {
        const weight = across.weights[k];
        const p = across.sources[k] * 3;
        r += weight * line[p];
        g += weight * line[p + 1];
        b += weight * line[p + 2];
      }
      const to = (y * width + x) * 3;
      data[to] = r;
      data[to + 1] = g;
      data[to + 2] = b;
    }
  }
  return { width, height, data };
};

/** Scales so that the long side has the given length; neither side falls under 8 pixels. */
export const toLongSide = (image: Rgb, longSide: number): Rgb => {
  const k = longSide / Math.max(image.width, image.height);
  return resize(
    image,
    Math.max(8, Math.round(image.width * k)),
    Math.max(8, Math.round(image.height * k)),
  );
};
