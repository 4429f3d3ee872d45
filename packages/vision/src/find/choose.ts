import type { FoundFish } from './find-all.ts';

/** A place in a photo, fractions of its width and height. */
export type Place = { x: number; y: number };

/** A fish less sure than this is listed, but raises no question. */
const SURE = 0.6;
/** A second fish of at least this share of the first one's area is as good a choice. */
const COMPARABLE = 0.35;
/** A fish that runs along this share of the picture's edge is cut off. */
const CUT = 0.025;

/** Distance to an outline in fractions of the photo, 0 inside it. */
const distanceTo = (outline: Float64Array, { x, y }: Place): number => {
  let inside = false;
  let least = Infinity;
  const n = outline.length / 2;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const [xi, yi, xj, yj] = [
      outline[i * 2],
      outline[i * 2 + 1],
      outline[j * 2],
      outline[j * 2 + 1],
    ];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    const [dx, dy] = [xj - xi, yj - yi];
    const t = Math.min(
      1,
      Math.max(0, ((x - xi) * dx + (y - yi) * dy) / (dx * dx + dy * dy + 1e-12)),
    );
    least = Math.min(least, Math.hypot(x - xi - t * dx, y - yi - t * dy));
  }
  return inside ? 0 : least;
};

/** The fish under a place, or the nearest to it; null when there is none. */
export const fishAt = (fishes: readonly FoundFish[], place: Place): number | null => {
  let best: number | null = null;
  let least = Infinity;
  fishes.forEach(({ outline }, i) => {
    const distance = distanceTo(outline, place);
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
};

/** How much a fish is what the photo is about: its size, how sure it is, whole, and in the middle. */
export const prominence = ({ coverage, score, touching, x, y }: FoundFish): number => {
  const middle = Math.exp(-(((x - 0.5) / 0.6) ** 2) - ((y - 0.5) / 0.6) ** 2);
  return Math.sqrt(coverage) * score * (0.5 + 0.5 * middle) * (touching > CUT ? 0.6 : 1);
};

/** Whether the photo leaves open which fish is meant: a second one is as large, sure and whole. */
export const leavesOpen = (fishes: readonly FoundFish[], main: FoundFish): boolean =>
  fishes.some(
    (f) =>
      f !== main &&
      f.score >= SURE &&
      f.touching <= CUT &&
      f.coverage >= COMPARABLE * main.coverage,
  );
