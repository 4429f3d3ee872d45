import { components } from '../pipeline/components.ts';
import { maskWhere } from '../pipeline/raster.ts';
import type { FishMap } from './fish-map.ts';
import { groupCells } from './group.ts';

/** Body likeness at which the map falls into connected pieces. */
const LEVEL = 0.45;
/** Connected cells fewer than this are a speck. */
const SPECK = 8;
/** A connected piece that shares this much with a group of cells is that group. */
const SAME = 0.8;
const MOST = 8;

/**
 * Cells that may be one fish: those that name one middle, and those that hang together, for a fish
 * whose cells do not agree where its middle is.
 */
export const piecesOf = (map: FishMap): number[][] => {
  const groups = groupCells(map);
  const { labels, areas } = components(
    maskWhere(map.width, map.height, (p) => map.body[p] > LEVEL),
  );
  const cells: number[][] = areas.map(() => []);
  labels.forEach((label, p) => {
    if (label > 0) cells[label - 1].push(p);
  });
  const largest = cells
    .filter((piece) => piece.length >= SPECK)
    .sort((p, q) => q.length - p.length)
    .slice(0, MOST);
  const owner = new Int32Array(map.body.length);
  groups.forEach((group, i) => group.forEach((p) => (owner[p] = i + 1)));
  const isNew = (piece: number[]) => {
    const shared = new Float64Array(groups.length + 1);
    for (const p of piece) shared[owner[p]]++;
    return groups.every(
      (group, i) => shared[i + 1] < SAME * (piece.length + group.length - shared[i + 1]),
    );
  };
  return [...groups, ...largest.filter(isNew)];
};
