import heicDecode from 'heic-decode';
import { PhotoError } from '../types.ts';
import { readHeicFacts } from './heic-boxes.ts';
import { checkSize, LONG_SIDE, MAX_HEIC_PIXELS, reducedSize } from './limits.ts';
import { displayP3ToSrgb } from './p3.ts';
import { sharp } from './sharp.ts';

export type Pixels = { width: number; height: number; rgb: Uint8Array };

/** Transparent parts become mid grey: on white a white koi would vanish, on black a black one. */
const GROUND = 128;

/**
 * Averages whole blocks of an RGBA picture into RGB. The block is as large as it can be without
 * going below the long side wanted; the remaining step is left to a better filter.
 */
const shrinkBlocks = (data: Uint8ClampedArray, width: number, height: number): Pixels => {
  const k = Math.max(1, Math.floor(Math.max(width, height) / LONG_SIDE));
  const w = Math.floor(width / k);
  const h = Math.floor(height / k);
  const rgb = new Uint8Array(w * h * 3);
  const n = k * k * 255;
  for (let y = 0, to = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let alpha = 0;
      for (let j = 0; j < k; j++) {
        let at = ((y * k + j) * width + x * k) * 4;
        for (let i = 0; i < k; i++, at += 4) {
          const a = data[at + 3];
          r += data[at] * a;
          g += data[at + 1] * a;
          b += data[at + 2] * a;
          alpha += a;
        }
      }
      const ground = GROUND * (n - alpha);
      rgb[to++] = (r + ground) / n + 0.5;
      rgb[to++] = (g + ground) / n + 0.5;
      rgb[to++] = (b + ground) / n + 0.5;
    }
  return { width: w, height: h, rgb };
};

/**
 * Decodes a HEIC still, upright: libheif applies the file's own `irot` and `imir`, and any EXIF
 * orientation beside them is ignored, as the format demands. Sizes are checked twice before pixels
 * are decoded, once from the boxes and once from the decoder's own handle.
 * @throws PhotoError
 */
export const decodeHeic = async (
  bytes: Uint8Array,
): Promise<Pixels & { originalWidth: number; originalHeight: number }> => {
  const facts = readHeicFacts(bytes);
  if (facts.maxPixels === 0)
    throw new PhotoError('image_unreadable', 'The HEIC photo does not state its size.');
  if (facts.maxPixels > MAX_HEIC_PIXELS)
    throw new PhotoError('image_dimensions', 'The HEIC photo has too many pixels.');

  const stills = await heicDecode.all({ buffer: bytes });
  try {
    const [still] = stills;
    if (!still) throw new PhotoError('image_unreadable', 'The HEIC file holds no picture.');
    checkSize(still.width, still.height, MAX_HEIC_PIXELS);
    const { data, width, height } = await still.decode();
    const block = shrinkBlocks(data, width, height);
    const size = reducedSize(width, height);
    const rgb =
      size.width === block.width && size.height === block.height
        ? block.rgb
        : new Uint8Array(
            await sharp(block.rgb, {
              raw: { width: block.width, height: block.height, channels: 3 },
            })
              .resize(size.width, size.height, { fit: 'fill' })
              .raw()
              .toBuffer(),
          );
    if (facts.displayP3) displayP3ToSrgb(rgb);
    return { ...size, rgb, originalWidth: width, originalHeight: height };
  } finally {
    stills.dispose();
  }
};
