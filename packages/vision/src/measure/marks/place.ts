import { MARGIN } from '../../features/panel.ts';
import { regions } from '../../features/regions.ts';
import { BODY_COLUMNS } from '../../pipeline/canonical.ts';
import type { Region } from '../../types.ts';

/** Ends of the body view along the centre line, as `bodyCellPositions` has them; a test holds both together. */
const BODY_START = 0.005;
const BODY_END = 0.93;

/** Place on the pattern map, 0 to 1 from its left and top, of a place on the body; null beside the map. */
export const onMap = (along: number, across: number): { mapX: number; mapY: number } | null => {
  const column = ((across + 1) / 2) * (BODY_COLUMNS - 1) - MARGIN + 0.5;
  const mapX = column / (BODY_COLUMNS - 2 * MARGIN);
  const mapY = (along - BODY_START) / (BODY_END - BODY_START);
  return mapX < 0 || mapX > 1 || mapY < 0 || mapY > 1 ? null : { mapX, mapY };
};

/** The part of the body at a place along it (0 nose, 1 end of the centre line). */
export const regionAt = (along: number): Region => {
  const at = (along - BODY_START) / (BODY_END - BODY_START);
  return regions.find(([, , to]) => at < to)?.[0] ?? 'tail';
};
