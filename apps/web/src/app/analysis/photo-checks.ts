/** Which files may be chosen and sent, and what is said of those that may not. Pure. */
import { MAX_FILE_BYTES, MAX_PHOTO_BYTES, PHOTO_TYPES } from '@nishiki/contract/photo-limits';

/** How large a photo may be when it is sent. */
export type PhotoLimit = {
  readonly bytes: number;
  /** As keepers are told of it. */
  readonly size: string;
  /** Said of what is larger: what is wrong, and on a second line what to do. */
  readonly words: string;
};

export const WHOLE_LIMIT: PhotoLimit = {
  bytes: MAX_PHOTO_BYTES,
  size: '10MB',
  words: 'Image size must be less than 10MB',
};
export const PANEL_LIMIT: PhotoLimit = {
  bytes: 5 * 1024 * 1024,
  size: '5MB',
  words: 'File too large\nPlease select an image smaller than 5MB',
};

export const NO_IMAGE = 'Please select an image';

export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

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
export const refusal = (file: FileFacts, limit: PhotoLimit): string | null => {
  if (!looksLikePhoto(file))
    return `${NO_IMAGE}. “${file.name}” is not a JPEG, PNG, WebP or HEIC photo.`;
  if (file.size === 0) return `${NO_IMAGE}. “${file.name}” is empty.`;
  return file.size > MAX_FILE_BYTES ? limit.words : null;
};

/** Why a file that this browser cannot read may not be sent as it is, or null when it may. */
export const refusalUnread = (file: FileFacts, limit: PhotoLimit): string | null => {
  const known: readonly string[] = PHOTO_TYPES;
  if (!known.includes(photoType(file))) return 'Only JPEG, PNG, WebP and HEIC photos can be read.';
  return file.size > limit.bytes ? limit.words : null;
};
