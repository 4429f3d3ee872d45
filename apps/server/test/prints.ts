/** Fingerprints of drawn patterns, byte by byte as their layout says, and analyses that carry them. */
import type { TestDatabase } from '@nishiki/db/testing/test-database';
import type { AnalysisDraft, Analyst } from '@nishiki/domain/ports';
import { draft, jpegBytes } from './test-app.ts';

const [VERSION, COLUMNS, ROWS] = [1, 18, 32];

/** L 0 to 1 as 0 to 255; a and b -0.25 to 0.25. */
const bytesOf = ([L, a, b]: readonly [number, number, number]): number[] => [
  Math.round(L * 255),
  Math.round((2 * a + 0.5) * 255),
  Math.round((2 * b + 0.5) * 255),
];

const white = [0.9, 0, 0.01] as const;
const red = [0.6, 0.17, 0.1] as const;

/**
 * White with red patches where the bits of `pattern` are set: sixteen fields, two across and eight
 * along. The same number is the same fish, 0 a fish without any pattern.
 */
export const printOf = (pattern: number): Uint8Array => {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const field = Math.floor(y / 4) * 2 + Math.floor(x / 9);
    return bytesOf((pattern >> field) & 1 ? red : white);
  });
  return Uint8Array.from([VERSION, COLUMNS, ROWS, ...cells.flat()]);
};

/** An analyst to whom every photo shows that fish. */
export const seeing = (
  fingerprint: Uint8Array | null,
  made: AnalysisDraft = draft('identified'),
): Analyst => ({
  analyse: () =>
    Promise.resolve({
      draft: made,
      photo: { jpeg: jpegBytes, width: 640, height: 480 },
      fingerprint,
    }),
});

/** Moves an analysis into the past. */
export const madeDaysAgo = async (db: TestDatabase, id: string, days: number): Promise<void> => {
  await db.asOwner(
    `update analyses set created_at = created_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );
};
