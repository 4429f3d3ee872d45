/** What a photo may be. Kept apart from the schemas so that the first paint carries no validator. */

/** Bytes of a photo as sent to /identify and the landing page ('Image size must be less than 10MB'). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Bytes of a file that the browser still tries to shrink before sending. */
export const MAX_FILE_BYTES = 30 * 1024 * 1024;
/** Pixels of a photo before it is refused as a decompression bomb (about 100 MP). */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** Long side in pixels of the photo that is kept. */
export const STORED_LONG_SIDE = 1536;
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
] as const;
/** Of each of the two kinds of analysis. */
export const GUEST_TRIES = 3;
/** A guest's photo and its analysis are erased after this long. */
export const GUEST_PHOTO_DAYS = 30;
/** Browser storage key of the guest's used tries (the specification's). */
export const GUEST_TRIES_KEY = 'ai-tries-used';
