import type { Plane, Rgb } from './raster.ts';

const reflect = (i: number, n: number): number => {
  if (n === 1) return 0;
  const period = 2 * n - 2;
  const k = ((i % period) + period) % period;
  return k < n ? k : period - k;
};

/** Gaussian weights, symmetric, sum 1, reaching three sigma. */
export const gaussian = (sigma: number): Float32Array => {
  const radius = Math.max(1, Math.round(sigma * 3));
  const kernel = new Float32Array(2 * radius + 1);
  let sum = 0;
  for (let i = -radius; i <= radius; i++) {
    kernel[i + radius] = Math.exp(-(i * i) / (2 * sigma * sigma));
    sum += kernel[i + radius];
  }
  return kernel.map((v) => v / sum);
};

const blurChannels = (
  source: Uint8Array | Float32Array,
  width: number,
  height: number,
  channels: number,
  sigma: number,
): Float32Array => {
  const kernel = gaussian(sigma);
  const radius = (kernel.length - 1) / 2;
  const stride = width * channels;
  const across = new Float32Array(stride * height);
  const padded = new Float32Array((width + 2 * radius) * channels);
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    for (let x = 0; x < width + 2 * radius; x++) {
      const from = row + reflect(x - radius, width) * channels;
      for (let c = 0; c < channels; c++) padded[x * channels + c] = source[from + c];
    }
    for (let k = 0; k < kernel.length; k++) {
      const weight = kernel[k];
      const shift = k * channels;
      for (let i = 0; i < stride; i++) across[row + i] += weight * padded[shift + i];
    }
  }
  const out = new Float32Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < kernel.length; k++) {
      const weight = kernel[k];
      const from = reflect(y + k - radius, height) * stride;
      const to = y * stride;
      for (let i = 0; i < stride; i++) out[to + i] += weight * across[from + i];
    }
  }
  return out;
};

/** Gaussian blur of one plane, edges mirrored. */
export const blurPlane = (plane: Plane, sigma: number): Plane => ({
  width: plane.width,
  height: plane.height,
  data: blurChannels(plane.data, plane.width, plane.height, 1, sigma),
});

/** Gaussian blur of a picture, rounded back to bytes. */
export const blurRgb = (image: Rgb, sigma: number): Rgb => {
  const blurred = blurChannels(image.data, image.width, image.height, 3, sigma);
  const data = new Uint8Array(blurred.length);
  for (let i = 0; i < data.length; i++) data[i] = blurred[i] + 0.5;
  return { width: image.width, height: image.height, data };
};
