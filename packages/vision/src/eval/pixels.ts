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
  const { width, height } = image;
  const bytes = await sharp(image.data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  const data = await sharp(bytes).toColourspace('srgb').raw().toBuffer();
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};
