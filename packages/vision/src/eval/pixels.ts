import sharp from 'sharp';
import { decodePhoto } from '../input/decode.ts';
import type { Rgb } from '../pipeline/raster.ts';

/** Decodes a photo's bytes to the pixels the engine starts from. */
export const readPixels = async (bytes: Uint8Array): Promise<Rgb> => {
  const { width, height, rgb } = await decodePhoto(bytes);
  return { width, height, data: rgb };
};

/** The same picture after JPEG compression of the given quality. */
export const throughJpeg = async (image: Rgb, quality: number): Promise<Rgb> => {
  const bytes = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 3 },
  })
    .jpeg({ quality })
    .toBuffer();
  return readPixels(bytes);
};
