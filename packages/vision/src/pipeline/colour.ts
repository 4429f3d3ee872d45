import type { Lab, Rgb } from './raster.ts';

/** sRGB byte to linear light, 0 to 1 (IEC 61966-2-1). */
export const linearOf = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/**
 * Linear sRGB to OKLab, written into `out` at `at`. Matrices: Björn Ottosson, "A perceptual color
 * space for image processing" (2020). L 0 to 1, a and b about -0.4 to 0.4.
 */
export const linearToOklab = (r: number, g: number, b: number, out: Float32Array, at: number) => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
};

const encode = (c: number) => {
  const v = c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(v * 255)));
};

/** OKLab to sRGB bytes, clipped to the gamut channel by channel. */
export const oklabToSrgb = (L: number, a: number, b: number): [number, number, number] => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

/** The whole picture in OKLab. */
export const toOklab = (image: Rgb): Lab => {
  const { width, height, data } = image;
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 3)
    linearToOklab(linearOf[data[i]], linearOf[data[i + 1]], linearOf[data[i + 2]], out, i);
  return { width, height, data: out };
};
