import type { Measured } from '../../measure/marks/read-skin.ts';
import { skinKinds } from '../../measure/marks/skin-kinds.ts';
import type { Planted } from '../../measure/marks/test-marks.ts';

/** Class of what was drawn at a candidate: 0 nothing, then `skinKinds`; null where it only touches one. */
export const labelOf = ({ candidate }: Measured, planted: readonly Planted[]): number | null => {
  let label: number | null = 0;
  for (const mark of planted) {
    const distance = Math.hypot(mark.x - candidate.x, mark.y - candidate.y);
    const ratio = candidate.radius / Math.max(1, mark.radius);
    if (distance < 0.6 * Math.max(2.5, mark.radius) && ratio > 0.45 && ratio < 2.6)
      return skinKinds.indexOf(mark.kind) + 1;
    if (distance < 1.7 * mark.radius + candidate.radius + 1) label = null;
  }
  return label;
};
