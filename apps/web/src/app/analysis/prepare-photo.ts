/** Gets a photo ready to be sent: shrunk without metadata where the browser can read it. */
import {
  PhotoRefused,
  photoType,
  refusal,
  refusalUnread,
  type PhotoLimit,
} from './photo-checks.ts';
import { type Bitmap, decode, encodeJpeg } from './photo-codec.ts';

export type PreparedPhoto = { blob: Blob; type: string; shrunk: boolean };

/** Long side in pixels of what is sent; the engine looks at less. */
const SENT_LONG_SIDE = 2048;

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
  limit: PhotoLimit,
  codec: Codec = { decode, encodeJpeg },
): Promise<PreparedPhoto> => {
  const reason = refusal(file, limit);
  if (reason !== null) throw new PhotoRefused(reason);
  const bitmap = await codec.decode(file);
  if (bitmap !== null) {
    const size = fitWithin(bitmap.width, bitmap.height, SENT_LONG_SIDE);
    const blob = await codec.encodeJpeg(bitmap, size.width, size.height);
    bitmap.close();
    if (blob !== null && blob.size <= limit.bytes)
      return { blob, type: 'image/jpeg', shrunk: true };
  }
  const unread = refusalUnread(file, limit);
  if (unread !== null) throw new PhotoRefused(unread);
  return { blob: file, type: photoType(file), shrunk: false };
};
