import { PhotoError } from '../types.ts';

/** Long side in pixels to which a photo is reduced while it is decoded. */
export const LONG_SIDE = 1536;
/** A side shorter than this shows no fish. */
export const MIN_SIDE = 64;
/** About 100 megapixels: more than any phone makes, less than memory lasts. */
export const MAX_PIXELS = 100_000_000;
/** HEIC is decoded at full size by WebAssembly, where 50 megapixels already take 300 MB. */
export const MAX_HEIC_PIXELS = 50_000_000;
/** Bytes of one file, a second line of defence behind the limit of the upload itself. */
export const MAX_BYTES = 30 * 1024 * 1024;

/**
 * Checks a declared size in pixels before anything is decoded.
 * @throws PhotoError image_dimensions when a side is under 64 px (also after reduction to the long
 * side of 1536 px, so slivers are out) or the area is above `maxPixels`.
 */
export const checkSize = (width: number, height: number, maxPixels = MAX_PIXELS): void => {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  if (!(short > 0) || !Number.isFinite(long))
    throw new PhotoError('image_unreadable', 'The photo does not state its size.');
  if (width * height > maxPixels)
    throw new PhotoError('image_dimensions', `The photo has too many pixels: ${width}x${height}.`);
  const reduced = short * Math.min(1, LONG_SIDE / long);
  if (short < MIN_SIDE || reduced < MIN_SIDE)
    throw new PhotoError('image_dimensions', `The photo is too small: ${width}x${height}.`);
};

/** Width and height after reduction to the long side of 1536 px; smaller photos stay as they are. */
export const reducedSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
