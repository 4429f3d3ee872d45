import type { PatternView } from './pattern.ts';

const FROM = 0.28;
const TO = 0.84;
const TILES_ALONG = 4;
const TILES_ACROSS = 3;
/** Spread of lightness within a tile below which no net can be seen in the photo. */
const FAINT = 0.02;

/**
 * Evenness of the scale net on the back: 1 when its contrast (spread of OKLab lightness against the
 * cells around) is the same in twelve tiles of the back, 0 when it varies as much as it measures;
 * null where no net is seen.
 */
export const netEvenness = ({ lab, width, height }: PatternView): number | null => {
  const left = Math.floor(width / 5);
  const right = width - left;
  const top = Math.round(FROM * height);
  const bottom = Math.round(TO * height);
  const contrasts: number[] = [];
  for (let j = 0; j < TILES_ALONG; j++)
    for (let i = 0; i < TILES_ACROSS; i++) {
      const y0 = Math.round(top + ((bottom - top) * j) / TILES_ALONG);
      const y1 = Math.round(top + ((bottom - top) * (j + 1)) / TILES_ALONG);
      const x0 = Math.round(left + ((right - left) * i) / TILES_ACROSS);
      const x1 = Math.round(left + ((right - left) * (i + 1)) / TILES_ACROSS);
      let squares = 0;
      let cells = 0;
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          let around = 0;
          for (let dy = -2; dy <= 2; dy++)
            for (let dx = -2; dx <= 2; dx++) around += lab[3 * ((y + dy) * width + x + dx)];
          squares += (lab[3 * (y * width + x)] - around / 25) ** 2;
          cells++;
        }
      contrasts.push(Math.sqrt(squares / cells));
    }
  const mean = contrasts.reduce((sum, v) => sum + v, 0) / contrasts.length;
  if (mean < FAINT) return null;
  const spread = Math.sqrt(
    contrasts.reduce((sum, v) => sum + (v - mean) ** 2, 0) / contrasts.length,
  );
  return Math.max(0, 1 - spread / mean);
};
