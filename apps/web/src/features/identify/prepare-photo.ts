/** Gets a photo ready to be sent: shrunk without metadata where the browser can read it. */
import { MAX_FILE_BYTES, MAX_PHOTO_BYTES, PHOTO_TYPES } from '@nishiki/contract/photo-limits';
import { type Bitmap, decode, encodeJpeg } from './photo-codec.ts';

export const TOO_LARGE = 'Image size must be less than 10MB';
export const NO_IMAGE = 'Please select an image';
/** Long side in pixels of what is sent; the engine looks at less. */
export const SENT_LONG_SIDE = 2048;

export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;
export type PreparedPhoto = { blob: Blob; type: string; shrunk: boolean };

/** A sentence for the keeper about a photo that will not be sent. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}

const heicName = /\.hei[cf]$/i;

/** The file's type; browsers without HEIC leave it empty, so the name decides then. */
export const photoType = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type === '' && heicName.test(name) ? 'image/heic' : type.toLowerCase();

/** Drawings (SVG) are images to a browser, but no photo of a fish. */
export const looksLikePhoto = (file: Pick<File, 'name' | 'type'>): boolean => {
  const type = photoType(file);
  return type.startsWith('image/') && type !== 'image/svg+xml';
};

/** Why this file cannot be chosen at all, or null. Sizes that shrinking may cure are let through. */
export const refusal = (file: FileFacts): string | null => {
  if (!looksLikePhoto(file))
    return `${NO_IMAGE}. “${file.name}” is not a JPEG, PNG, WebP or HEIC photo.`;
  if (file.size === 0) return `${NO_IMAGE}. “${file.name}” is empty.`;
  return file.size > MAX_FILE_BYTES ? TOO_LARGE : null;
};

/** Why a file that this browser cannot read may not be sent as it is, or null when it may. */
export const refusalUnread = (file: FileFacts): string | null => {
  const known: readonly string[] = PHOTO_TYPES;
  if (!known.includes(photoType(file))) return 'Only JPEG, PNG, WebP and HEIC photos can be read.';
  return file.size > MAX_PHOTO_BYTES ? TOO_LARGE : null;
};

/** Size in whole pixels with the long side at most `limit`; never enlarged. */
export const fitWithin = (width: number, height: number, limit: number) => {
  const scale = Math.min(1, limit / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

export type Codec = {
  decode: (file: Blob) => Promise<Bitmap | null>;
  encodeJpeg: (bitmap: Bitmap, width: number, height: number) => Promise<Blob | null>;
};

/** Throws PhotoRefused with the sentence to show. What the browser cannot read goes as it is. */
export const preparePhoto = async (
  file: File,
  codec: Codec = { decode, encodeJpeg },
): Promise<PreparedPhoto> => {
  const reason = refusal(file);
  if (reason !== null) throw new PhotoRefused(reason);
  const bitmap = await codec.decode(file);
  if (bitmap !== null) {
    const size = fitWithin(bitmap.width, bitmap.height, SENT_LONG_SIDE);
    const blob = await codec.encodeJpeg(bitmap, size.width, size.height);
    bitmap.close();
    if (blob !== null && blob.size <= MAX_PHOTO_BYTES)
      return { blob, type: 'image/jpeg', shrunk: true };
  }
  const unread = refusalUnread(file);
  if (unread !== null) throw new PhotoRefused(unread);
  return { blob: file, type: photoType(file), shrunk: false };
};
