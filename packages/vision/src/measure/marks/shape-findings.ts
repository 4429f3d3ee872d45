import type { MarksModel } from './model.ts';

/** A finding about the whole body. */
export type ShapeFinding = { kind: 'raised_scales' | 'swollen' | 'thin'; strength: number };

/** How far past the norm a measure may go until the strength is at its top. */
const SPAN = 0.35;
/** A photo from above says little of a body's thickness: it never gets beyond a hint. */
const LOWEST = 0.3;
const HIGHEST = 0.65;

const past = (value: number, norm: number): number | null =>
  value <= norm ? null : LOWEST + (HIGHEST - LOWEST) * Math.min(1, (value - norm) / (SPAN * norm));

/** What the outline says against healthy fish. */
export const shapeFindings = (
  { roughness, lengthToWidth }: { roughness: number; lengthToWidth: number },
  { roughest, broadest, narrowest }: MarksModel['norms'],
): ShapeFinding[] => {
  const found: [ShapeFinding['kind'], number | null][] = [
    ['raised_scales', past(roughness, roughest)],
    ['swollen', past(1 / lengthToWidth, 1 / broadest)],
    ['thin', past(lengthToWidth, narrowest)],
  ];
  return found.flatMap(([kind, strength]) => (strength === null ? [] : [{ kind, strength }]));
};
