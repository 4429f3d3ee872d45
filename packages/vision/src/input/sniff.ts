/** Formats that are read. Anything else is refused before a decoder sees it. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Brands of an ISO base media file that hold HEVC stills (ISO/IEC 23008-12, annex B). */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const GENERIC_BRANDS = new Set(['mif1', 'msf1']);

const isHeic = (bytes: Uint8Array): boolean => {
  if (bytes.length < 16 || text(bytes, 4, 4) !== 'ftyp') return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(size, bytes.length, 256);
  const brands = [text(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(bytes, at, 4));
  const [major = ''] = brands;
  // AVIF shares the generic brands, so those count only beside an HEVC brand.
  return (
    HEVC_BRANDS.has(major) ||
    (GENERIC_BRANDS.has(major) && brands.some((brand) => HEVC_BRANDS.has(brand)))
  );
};

/**
 * Tells the format from the first bytes alone; a claimed type or a file name is never consulted.
 * A file that begins as something else (a page, an archive, a document) is not a photo, whatever
 * follows; one that begins as a photo is, because only its pixels are kept.
 * @returns null when the bytes are not one of the formats read.
 */
export const sniffFormat = (bytes: Uint8Array): PhotoFormat | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  return isHeic(bytes) ? 'heic' : null;
};
