import { MAX_PHOTO_BYTES } from '@nishiki/contract/photo-limits';
import { DomainError } from '../errors.ts';
import { imageTooLarge } from './too-large.ts';

const prefix = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?(?:;[a-z0-9=._-]+)*;base64,/i;

/**
 * The bytes behind a data URL. The claimed type is not believed: the decoder looks at the bytes.
 * A remote address is refused here and never fetched.
 * @throws DomainError image_missing, image_not_data_url, image_too_large, image_unreadable
 */
export const readDataUrl = (image: string, mostBytes = MAX_PHOTO_BYTES): Uint8Array => {
  if (image.trim() === '') throw new DomainError('image_missing', 'empty image');
  const head = prefix.exec(image.slice(0, 200));
  if (!head) throw new DomainError('image_not_data_url', 'image is no base64 data URL');
  const type = head[1]?.toLowerCase();
  if (type && !type.startsWith('image/') && type !== 'application/octet-stream')
    throw new DomainError('image_type', `claimed type ${type}`);
  const base64Length = image.length - head[0].length;
  if (base64Length === 0) throw new DomainError('image_unreadable', 'no bytes in the data URL');
  if ((base64Length / 4) * 3 - 2 > mostBytes)
    throw imageTooLarge(mostBytes, `about ${Math.round((base64Length / 4) * 3)} bytes`);
  const bytes = Buffer.from(image.slice(head[0].length), 'base64');
  // Buffer skips what is not base64; a short result means that the text was something else.
  if (bytes.length < Math.floor((base64Length / 4) * 3) - 2)
    throw new DomainError('image_unreadable', 'not base64');
  if (bytes.length > mostBytes) throw imageTooLarge(mostBytes, `${bytes.length} bytes`);
  return bytes;
};
