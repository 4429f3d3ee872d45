import { sharp } from '../input/sharp.ts';
import type { Picture } from './camera.ts';
import { makeRandom } from './random.ts';

const raw = (picture: Picture) =>
  sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } });

/** Quality 88 in JPEG, about what phones write. */
export const toJpeg = (picture: Picture): Promise<Buffer> =>
  raw(picture).jpeg({ quality: 88 }).toBuffer();

export const toPng = (picture: Picture): Promise<Buffer> => raw(picture).png().toBuffer();

/**
 * Makes a camera-sized picture (for example 3000x4000) out of a smaller one. Fresh grain is added,
 * because an enlarged picture without any compresses and decodes far faster than a real photo.
 */
export const enlarge = async (
  picture: Picture,
  width: number,
  height: number,
): Promise<Picture> => {
  const pixels = await raw(picture)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const random = makeRandom(width * 31 + height);
  const grain = new Int8Array(65536).map(() => Math.round((random.next() + random.next() - 1) * 9));
  const rgb = new Uint8Array(pixels.length);
  for (let at = 0, g = 0; at < rgb.length; at++) {
    g = (g + 1 + (at & 7)) & 65535;
    const value = pixels[at] + grain[g];
    rgb[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
  return { width, height, rgb };
};
