import { MAX_PHOTO_BYTES } from '@nishiki/contract/photo-limits';
import { DomainError } from '../errors.ts';

const MEGABYTE = 1024 * 1024;

/** The refusal of a photo over the limit of where it was sent. @param mostBytes of the photo itself */
export const imageTooLarge = (mostBytes: number, detail: string): DomainError =>
  new DomainError(
    'image_too_large',
    detail,
    mostBytes >= MAX_PHOTO_BYTES
      ? {}
      : {
          userMessage: `Please select an image smaller than ${Math.floor(mostBytes / MEGABYTE)}MB`,
        },
  );
