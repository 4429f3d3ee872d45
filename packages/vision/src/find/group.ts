import type { FishMap } from './fish-map.ts';

/** Cells that the map holds for body from here on are given to a fish. */
const BODY = 0.35;
/** Cells that name a middle to within this share of the length agree: half a body's width. */
const AGREE = 0.12;
/** Cells that name it less exactly belong to the nearest, up to this share. */
const NEAR = 0.4;
/** What is left of a fish when less than this share of its cells agrees is no fish. */
const LEAST = 0.12;
/** Cells of a fish over the square of its length, for one seen whole. */
const FULLNESS = 0.17;
const MOST = 12;

/** The cell in whose neighbourhood most of a fish's cells place its middle. */
const strongest = (votes: Float32Array, width: number, height: number): number => {
  let best = 0;
  let most = -1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const u = x + dx;
          const v = y + dy;
          if (u < 0 || v < 0 || u >= width || v >= height) continue;
          sum += votes[v * width + u] / (1 + dx * dx + dy * dy);
        }
      if (sum > most) {
        most = sum;
        best = y * width + x;
      }
    }
  return best;
};

/**
 * Parts the cells of a map into fish by where each cell says that the middle of its fish is: the
 * fish that most cells agree on first, so that touching and crossing fish come apart.
 */
export const groupCells = (map: FishMap): number[][] => {
  const { width, height, body } = map;
  const weightOf = (p: number) => body[p] / (FULLNESS * map.length[p] ** 2);
  const farFrom = (p: number, x: number, y: number) =>
    Math.hypot(map.x[p] - x, map.y[p] - y) / (map.length[p] + 6);
  const all: number[] = [];
  for (let p = 0; p < body.length; p++) if (body[p] > BODY) all.push(p);
  const middles: { x: number; y: number }[] = [];
  let left = all;
  for (let tries = 0; left.length > 2 && tries < MOST; tries++) {
    const votes = new Float32Array(width * height);
    for (const p of left) {
      const x = Math.min(width - 1, Math.max(0, Math.round(map.x[p])));
      const y = Math.min(height - 1, Math.max(0, Math.round(map.y[p])));
      votes[y * width + x] += weightOf(p);
    }
    const best = strongest(votes, width, height);
    let [x, y] = [best % width, Math.floor(best / width)];
    let cells: number[] = [];
    for (let round = 0; round < 3; round++) {
      const [x0, y0] = [x, y];
      cells = left.filter((p) => farFrom(p, x0, y0) < AGREE);
      if (cells.length === 0) break;
      const n = cells.reduce((sum, p) => sum + body[p], 0);
      x = cells.reduce((sum, p) => sum + map.x[p] * body[p], 0) / n;
      y = cells.reduce((sum, p) => sum + map.y[p] * body[p], 0) / n;
    }
    if (cells.length === 0) break;
    const taken = new Set(cells);
    left = left.filter((p) => !taken.has(p));
    const share = cells.reduce((sum, p) => sum + weightOf(p), 0);
    if (share >= LEAST) middles.push({ x, y });
  }
  const groups = middles.map((): number[] => []);
  for (const p of all) {
    let nearest = -1;
    let least = NEAR;
    middles.forEach(({ x, y }, i) => {
      const far = farFrom(p, x, y);
      if (far < least) {
        least = far;
        nearest = i;
      }
    });
    if (nearest >= 0) groups[nearest].push(p);
  }
  return groups.filter((cells) => cells.length > 0);
};
