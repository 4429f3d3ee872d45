/** How the pattern of a fish is kept: less than two kilobytes, the first of them the version. */

/** Of the layout below. Fingerprints of different versions are not compared. */
export const FINGERPRINT_VERSION = 1;
/** Cells across the body and along it, head first. */
export const COLUMNS = 18;
export const ROWS = 32;
export const CELLS = COLUMNS * ROWS;
/** Version, columns and rows come first, then a byte for each of L, a and b of each cell. */
export const HEADER = 3;
export const FINGERPRINT_BYTES = HEADER + CELLS * 3;

/** A fingerprint as it is compared: OKLab, three values a cell, row by row. */
export type Print = Float32Array;

const byteOf = (value: number): number => Math.min(255, Math.max(0, Math.round(value * 255)));

/** L 0 to 1, a and b -0.25 to 0.25; what lies beyond is clipped. */
export const writeFingerprint = (print: Print): Uint8Array => {
  const bytes = new Uint8Array(FINGERPRINT_BYTES);
  bytes.set([FINGERPRINT_VERSION, COLUMNS, ROWS]);
  print.forEach((value, i) => {
    bytes[HEADER + i] = byteOf(i % 3 === 0 ? value : 2 * value + 0.5);
  });
  return bytes;
};

/** Null for what is no fingerprint of this version. */
export const readFingerprint = (bytes: Uint8Array): Print | null => {
  const [version, columns, rows] = bytes;
  if (version !== FINGERPRINT_VERSION || columns !== COLUMNS || rows !== ROWS) return null;
  if (bytes.length !== FINGERPRINT_BYTES) return null;
  return Float32Array.from(bytes.subarray(HEADER), (byte, i) =>
    i % 3 === 0 ? byte / 255 : (byte / 255 - 0.5) / 2,
  );
};
