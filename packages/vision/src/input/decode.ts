import { PhotoError } from '../types.ts';
import { decodeHeic } from './heic.ts';
import { checkSize, MAX_BYTES, MAX_PIXELS, reducedSize } from './limits.ts';
import { sharp } from './sharp.ts';
import { sniffFormat, type PhotoFormat } from './sniff.ts';

export type DecodedPhoto = {
  width: number;
  height: number;
  /** Packed sRGB, 3 bytes a pixel, upright, row by row. */
  rgb: Uint8Array;
  /** Size of the upright photo before reduction. */
  originalWidth: number;
  originalHeight: number;
  format: PhotoFormat;
};

/**
 * `error` refuses a truncated file: the missing part would come back as a flat grey field and be
 * measured as if it were fish. It still lets pass the harmless warnings that many phones' files
 * raise, which the stricter `warning` would refuse.
 */
const READ = { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 } as const;

const decodeWithSharp = async (bytes: Uint8Array): Promise<Omit<DecodedPhoto, 'format'>> => {
  const { autoOrient } = await sharp(bytes, { ...READ, limitInputPixels: false }).metadata();
  checkSize(autoOrient.width, autoOrient.height);
  const size = reducedSize(autoOrient.width, autoOrient.height);
  const { data, info } = await sharp(bytes, READ)
    .autoOrient()
    .resize(size.width, size.height, { fit: 'fill', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new PhotoError('image_unreadable', 'The photo has no colours.');
  return {
    width: info.width,
    height: info.height,
    rgb: new Uint8Array(data.buffer, data.byteOffset, data.length),
    originalWidth: autoOrient.width,
    originalHeight: autoOrient.height,
  };
};

/**
 * Decodes a photo of unknown origin to upright sRGB with a long side of at most 1536 px.
 * JPEG, PNG, WebP (first frame) and HEIC; told apart by their bytes alone.
 * @throws PhotoError and nothing else: image_type (not one of the formats), image_unreadable (empty,
 * truncated, damaged), image_dimensions (under 64 px a side or above 100 megapixels, HEIC above 50),
 * image_too_large (above 30 MB).
 */
export const decodePhoto = async (bytes: Uint8Array): Promise<DecodedPhoto> => {
  if (bytes.length === 0) throw new PhotoError('image_unreadable', 'The file is empty.');
  if (bytes.length > MAX_BYTES) throw new PhotoError('image_too_large', 'The file is too large.');
  const format = sniffFormat(bytes);
  if (!format)
    throw new PhotoError('image_type', 'The file is not a JPEG, PNG, WebP or HEIC photo.');
  try {
    const pixels = format === 'heic' ? await decodeHeic(bytes) : await decodeWithSharp(bytes);
    return { ...pixels, format };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    // The decoders' own words name internals and differ between versions; none of them leaves here.
    throw new PhotoError('image_unreadable', 'The photo is damaged or incomplete.');
  }
};

/**
 * The form in which a photo is kept: an upright JPEG without any metadata. Made from pixels alone,
 * so places, camera serial numbers and anything appended to the file are gone.
 */
export const toStoredJpeg = (
  photo: Pick<DecodedPhoto, 'width' | 'height' | 'rgb'>,
): Promise<Buffer> =>
  sharp(photo.rgb, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .jpeg({ quality: 84, mozjpeg: false })
    .toBuffer();

/** The middle of a photo, cut square: a JPEG made from pixels alone. @param side pixels */
export const toSquareJpeg = (
  photo: Pick<DecodedPhoto, 'width' | 'height' | 'rgb'>,
  side: number,
): Promise<Buffer> =>
  sharp(photo.rgb, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(side, side, { fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer();
