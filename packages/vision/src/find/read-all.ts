import type { Fish } from '../pipeline/find-fish.ts';
import { bodyPolygon, fillPolygon } from '../pipeline/polygon.ts';
import type { Mask, Rgb } from '../pipeline/raster.ts';
import { locate, type Found } from '../pipeline/read-fish.ts';
import { fishAt, leavesOpen, prominence, type Place } from './choose.ts';
import { findAllFish, judgePose, type FoundFish } from './find-all.ts';
import { focusOn } from './focus.ts';

export type View = 'top' | 'side' | 'unclear';

/** All fish of a photo and the one that is read. */
export type AllFish = {
  /** The largest first, places in fractions of the photo. */
  fishes: FoundFish[];
  /** Which of them is read; null when the photo leaves it open and nobody said. */
  chosen: number | null;
  /** Two or more are as prominent and nobody said which is meant. */
  open: boolean;
  /** The fish to read, the most prominent one where it is open. */
  found: Found;
  /** The fish is the one that colour alone finds, by the same mask. */
  asEver: boolean;
  /** Score of the mask that colour alone gives; -5 without one. */
  before: number;
  view: View;
};

/** From this score on the mask that colour alone gives was right on nine of ten photos. */
const GOOD_SHAPE = 2;
/** Share of what is clearly unlike the water that a good mask may leave out and still be alone. */
const LEFT_OUT = 0.12;
const NOTHING = -5;
/** Of the drawn side views of the tuning seeds none lay between 0.54 and 0.94: a call costs a firm answer, so it is a sure one. */
const SIDE = 0.93;
const TOP = 0.35;
/** Share of the outline that lies in a mask, from which on both are one fish. */
const SAME = 0.5;

/** Share of an outline (fractions of the trimmed picture) that a mask covers. */
const shareInside = (outline: Float64Array, { width, height, data }: Mask): number => {
  const body = fillPolygon(
    outline.map((v, i) => v * (i % 2 === 0 ? width : height) - 0.5),
    width,
    height,
  );
  let both = 0;
  let all = 0;
  for (let p = 0; p < data.length; p++) {
    both += body.data[p] & data[p];
    all += body.data[p];
  }
  return both / Math.max(1, all);
};

const mainOf = (fishes: readonly FoundFish[]): number | null => {
  let best: number | null = null;
  fishes.forEach((fish, i) => {
    if (best === null || prominence(fish) > prominence(fishes[best])) best = i;
  });
  return best;
};

const viewOf = (fish: FoundFish | undefined): View => {
  if (!fish) return 'unclear';
  return fish.side > SIDE ? 'side' : fish.side < TOP ? 'top' : 'unclear';
};

/** The shape that colour alone finds, listed like the others. */
const asFound = (
  { small, large }: Found,
  { pose, measures, mask }: Fish,
  toPhoto: (v: number, i: number) => number,
): FoundFish => {
  const outline = bodyPolygon(pose).map((v, i) =>
    Math.min(1, Math.max(0, (v + 0.5) / (i % 2 === 0 ? mask.width : mask.height))),
  );
  const middle = Math.floor(pose.points.length / 4) * 2;
  return {
    outline: outline.map(toPhoto),
    pose,
    coverage: measures.area,
    touching: measures.touching,
    x: toPhoto((pose.points[middle] + 0.5) / mask.width, 0),
    y: toPhoto((pose.points[middle + 1] + 0.5) / mask.height, 1),
    ...judgePose(pose, small.height / large.height, large),
  };
};

/**
 * Finds all fish of a photo and says which is read: the one under the given place, else the one
 * that stands out. A photo with one good shape by colour is read as ever.
 */
export const readAllFish = (photo: Rgb, choose: Place | null): AllFish => {
  const first = locate(photo);
  const { trimmed, large } = first;
  const { fish } = first.search;
  const toPhoto = (v: number, i: number) =>
    i % 2 === 0
      ? (v * trimmed.image.width + trimmed.x) / photo.width
      : (v * trimmed.image.height + trimmed.y) / photo.height;
  const good = fish !== null && fish.measures.score >= GOOD_SHAPE;
  const before = fish?.measures.score ?? NOTHING;
  // One good shape that leaves out next to nothing unlike the water is alone: the search is spared.
  if (good && choose === null && fish.measures.missed < LEFT_OUT) {
    const one = asFound(first, fish, toPhoto);
    const view = viewOf(one);
    return { fishes: [one], chosen: 0, open: false, found: first, asEver: true, before, view };
  }
  const inTrimmed = findAllFish(trimmed.image, large).sort((p, q) => q.coverage - p.coverage);
  const fishes = inTrimmed.map((f) => ({
    ...f,
    outline: f.outline.map(toPhoto),
    x: toPhoto(f.x, 0),
    y: toPhoto(f.y, 1),
  }));
  const covered = inTrimmed.map(({ outline }) => (fish ? shareInside(outline, fish.mask) : 0));
  const own = covered.indexOf(Math.max(...covered));
  const same = covered[own] > SAME ? own : null;
  const wanted = choose ? fishAt(fishes, choose) : null;
  const main = mainOf(fishes);
  const open = choose === null && main !== null && leavesOpen(fishes, fishes[main]);
  const target = wanted ?? (open ? main : good ? same : (main ?? same));
  const view = viewOf(fishes[target ?? -1]);
  const answer = { fishes, chosen: open ? null : target, open, before, view };
  if (target === null || (good && (target === same || (wanted === null && !open))))
    return { ...answer, found: first, asEver: true };
  const focused = focusOn(photo, fishes[target].outline);
  const score = focused?.search.fish?.measures.score ?? NOTHING;
  // Without a choice the new outline must be the better one, or the photo is read as ever.
  return focused !== null && (wanted !== null || open || score > before)
    ? { ...answer, found: focused, asEver: false }
    : { ...answer, found: first, asEver: true };
};
