import type { Mask, Rgb } from '../pipeline/raster.ts';
import type { Doubt, PhotoQuality } from '../types.ts';

export type QualityInput = {
  /** The picture with a long side of 448 px, so that one scale serves all photos. */
  image: Rgb;
  /** The fish, in any size of the same frame; empty when none was found. */
  mask: Mask;
  /** Length of the fish in pixels of the photo as it was sent. */
  fishPixels: number;
};

/** Strong Laplacian responses of a crisp photo lie near this (lightness 0 to 1). */
const CRISP = 0.3;
const BLURRED = 0.11;
const DARK = 0.2;
const GLARE = 0.35;
const SMALL = 130;
/** Length of contact with the border, in greatest widths of the fish, from which it is cut off. */
const CUT_OFF = 1;

const lumaOf = ({ data }: Rgb): Float32Array => {
  const luma = new Float32Array(data.length / 3);
  for (let p = 0; p < luma.length; p++)
    luma[p] = (0.2126 * data[3 * p] + 0.7152 * data[3 * p + 1] + 0.0722 * data[3 * p + 2]) / 255;
  return luma;
};

/** Counts of values from 0 to `top`, from which any percentile can be read without sorting. */
const BINS = 512;
const makeCounter = (top: number) => {
  const counts = new Int32Array(BINS);
  let total = 0;
  return {
    add: (value: number): void => {
      counts[Math.min(BINS - 1, Math.floor((value / top) * BINS))]++;
      total++;
    },
    total: (): number => total,
    percentile: (share: number): number => {
      let seen = 0;
      for (let bin = 0; bin < BINS; bin++) {
        seen += counts[bin];
        if (seen > share * total) return ((bin + 0.5) / BINS) * top;
      }
      return 0;
    },
  };
};

/** Contact of the mask with the border of the picture over the fish's area per length. */
const borderContact = ({ width, height, data }: Mask): number => {
  let contact = 0;
  let area = 0;
  let top = height;
  let bottom = 0;
  let left = width;
  let right = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      area++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) contact++;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  const length = Math.hypot(bottom - top + 1, right - left + 1);
  return area === 0 ? 0 : contact / (area / length);
};

/**
 * How far a photo can be trusted, judged on the fish and a narrow band around it. `sharpness`: the
 * strongest tenth of edges against those of a crisp photo. `brightness`: lightness of the brighter
 * half. `glare`: share burnt out to white. Each 0 to 1.
 */
export const judgePhotoQuality = ({ image, mask, fishPixels }: QualityInput): PhotoQuality => {
  const { width, height } = image;
  const luma = lumaOf(image);
  const inside = makeCounter(1);
  const edges = makeCounter(2);
  let burnt = 0;
  // Where no fish was found the picture itself is judged, and nothing is said of a fish.
  const fishFound = mask.data.includes(1);
  const isFish = (x: number, y: number): boolean => {
    if (!fishFound) return true;
    const mx = Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width));
    const my = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height));
    return mask.data[my * mask.width + mx] === 1;
  };
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      if (!isFish(x, y)) continue;
      const p = y * width + x;
      inside.add(luma[p]);
      edges.add(
        Math.abs(luma[p - 1] + luma[p + 1] + luma[p - width] + luma[p + width] - 4 * luma[p]),
      );
      if (Math.min(image.data[3 * p], image.data[3 * p + 1], image.data[3 * p + 2]) >= 250) burnt++;
    }
  const crispness = edges.percentile(0.95);
  const sharpness = Math.min(1, crispness / CRISP);
  const brightness = inside.percentile(0.75);
  const glare = inside.total() === 0 ? 0 : burnt / inside.total();
  const issues: Doubt[] = [];
  if (sharpness < BLURRED) issues.push('blurred');
  if (brightness < DARK) issues.push('too_dark');
  if (glare > GLARE) issues.push('too_bright');
  if (fishFound && fishPixels < SMALL) issues.push('fish_too_small');
  if (fishFound && borderContact(mask) > CUT_OFF) issues.push('fish_cut_off');
  const light = Math.min(1, brightness / 0.4) * (1 - Math.min(1, glare));
  const size = Math.min(1, fishPixels / 300);
  const score = 0.45 * Math.min(1, sharpness / 0.5) + 0.35 * light + 0.2 * size;
  return {
    score: issues.length > 0 ? Math.min(score, 0.5) : score,
    sharpness,
    brightness,
    glare,
    issues,
  };
};
