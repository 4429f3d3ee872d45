import { maskWhere, type Mask } from '../pipeline/raster.ts';
import { acrossOf, alongOf, shareOf, shareWithin, type ShowView } from './show-view.ts';
import type { BodyPlace, LayoutMeasures } from './show-measures.ts';

const LEAST = 0.02;
const HEAD = [0, 0.2] as const;
const CROWN = [0.03, 0.17] as const;
const DARK = 0.45;
const LEFT = [-1, -0.5] as const;
const RIGHT = [0.5, 1] as const;

const massOf = (mask: Mask): BodyPlace | null => {
  let cells = 0;
  let along = 0;
  let across = 0;
  for (let p = 0; p < mask.data.length; p++) {
    if (mask.data[p] === 0) continue;
    const x = p % mask.width;
    cells++;
    across += acrossOf(mask, x);
    along += alongOf(mask, (p - x) / mask.width);
  }
  if (cells < LEAST * mask.data.length) return null;
  return { along: along / cells, across: across / cells };
};

/** How much of each colour there is and where its weight lies. */
export const measureLayout = ({ red, white, black, lab }: ShowView): LayoutMeasures => {
  const dark = maskWhere(red.width, red.height, (p) => lab[3 * p] < DARK);
  const left = shareWithin(red, [0.2, 0.9], LEFT);
  const right = shareWithin(red, [0.2, 0.9], RIGHT);
  return {
    redShare: shareOf(red),
    whiteShare: shareOf(white),
    blackShare: shareOf(black),
    redMass: massOf(red),
    blackMass: massOf(black),
    headBlack: shareWithin(black, HEAD),
    headDark: shareWithin(dark, CROWN, [-0.7, 0.7]),
    flankBalance:
      Math.max(left, right) < LEAST ? null : 1 - Math.abs(left - right) / (left + right),
  };
};
