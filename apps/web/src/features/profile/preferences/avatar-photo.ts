/** Makes a picture ready to be sent: a small square where the browser can read it. */
import { PHOTO_TYPES } from '@nishiki/contract/photo-limits';

/** Pixels on each side; it is shown far smaller. */
const SIDE = 512;
const QUALITY = 0.9;
/** Bytes of what the server takes for a picture of a keeper. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Browsers without HEIC know no type for it. */
const heicName = /\.hei[cf]$/i;

/** The middle of a picture, as a square. */
export const middleSquare = (width: number, height: number) => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
};

const typeOf = (file: File): string =>
  file.type === '' && heicName.test(file.name) ? 'image/heic' : file.type.toLowerCase();

/** Why a file cannot be sent as it is, or null when it can. */
export const refusalUnread = (file: File): string | null => {
  const known: readonly string[] = PHOTO_TYPES;
  if (!known.includes(typeOf(file))) return 'Only JPEG, PNG, WebP and HEIC photos can be read.';
  return file.size > MOST_BYTES ? 'Please select an image smaller than 5MB' : null;
};

const shrink = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { x, y, side } = middleSquare(bitmap.width, bitmap.height);
  const target = Math.min(SIDE, Math.round(side));
  const canvas = document.createElement('canvas');
  canvas.width = target;
  canvas.height = target;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser does not draw');
  // JPEG knows no transparency; clear parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, target, target);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, side, side, 0, 0, target, target);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
};

const asItIs = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('This file could not be read. Please choose another.'));
    // The file's own type may be missing, and the server wants one.
    reader.readAsDataURL(new Blob([file], { type: typeOf(file) }));
  });

/** Data URL of a picture. Rejects with a sentence for the keeper. */
export const avatarDataUrl = async (file: File): Promise<string> => {
  try {
    return await shrink(file);
  } catch {
    const refusal = refusalUnread(file);
    if (refusal !== null) throw new Error(refusal);
    return asItIs(file);
  }
};
