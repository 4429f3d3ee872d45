/** Characters of a display name. */
export const MOST_SIGNS = 60;

/** One line without control characters. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
