import { components, fillHoles } from '../pipeline/components.ts';
import { distanceTransform } from '../pipeline/distance-transform.ts';
import { bodyPolygon, fillPolygon } from '../pipeline/polygon.ts';
import { findPose, type Pose } from '../pipeline/pose.ts';
import { maskWhere, type Mask } from '../pipeline/raster.ts';
import type { FishMap } from './fish-map.ts';

/** Levels at which the map is cut into pieces: the low one joins, the high one parts. */
const LEVELS = [0.3, 0.5, 0.72] as const;
/** Pieces smaller than this share of the map are no fish. */
const LEAST = 0.0009;
/** Long side of the window in which a piece is looked at. */
const WINDOW = 88;
const MOST = 10;

/** A piece of the map that may be a fish, its centre line in pixels of the map. */
export type Candidate = { pose: Pose; area: number };

/** The same pose in another picture: grown by `k`, then moved. */
export const movePose = (pose: Pose, k: number, dx: number, dy: number): Pose => ({
  ...pose,
  points: pose.points.map((v, i) => v * k + (i % 2 === 0 ? dx : dy)),
  halfWidth: pose.halfWidth.map((v) => v * k),
  radius: pose.radius.map((v) => v * k),
  length: pose.length * k,
});

const bilinear = ({ width, height, data }: FishMap, x: number, y: number): number => {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const p = y0 * width + x0;
  const fx = cx - x0;
  const fy = cy - y0;
  return (
    (data[p] * (1 - fx) + data[p + 1] * fx) * (1 - fy) +
    (data[p + width] * (1 - fx) + data[p + width + 1] * fx) * fy
  );
};

/** Parts a piece where it narrows: every pixel goes to the nearest thick core. */
const partsOf = (mask: Mask): Mask[] => {
  const depth = distanceTransform(mask);
  let deepest = 0;
  for (const d of depth.data) if (d > deepest) deepest = d;
  for (const level of [0.55, 0.7, 0.82]) {
    const core = maskWhere(mask.width, mask.height, (p) => depth.data[p] > deepest * level);
    const { labels, areas } = components(core);
    const kept = areas.flatMap((area, i) => (area >= 6 ? [i + 1] : []));
    if (kept.length < 2 || kept.length > 4) continue;
    const owner = nearestCore(mask, labels, new Set(kept));
    return kept.map((k) => maskWhere(mask.width, mask.height, (p) => owner[p] === k));
  }
  return [];
};

/** Grows cores through the mask, step by step, until all of it is taken. */
const nearestCore = (mask: Mask, labels: Int32Array, kept: Set<number>): Int32Array => {
  const { width, height, data } = mask;
  const owner = new Int32Array(data.length);
  let front: number[] = [];
  for (let p = 0; p < data.length; p++)
    if (kept.has(labels[p])) {
      owner[p] = labels[p];
      front.push(p);
    }
  while (front.length > 0) {
    const next: number[] = [];
    for (const p of front) {
      const x = p % width;
      for (const q of [
        x > 0 ? p - 1 : -1,
        x < width - 1 ? p + 1 : -1,
        p - width,
        p + width < width * height ? p + width : -1,
      ])
        if (q >= 0 && data[q] === 1 && owner[q] === 0) {
          owner[q] = owner[p];
          next.push(q);
        }
    }
    front = next;
  }
  return owner;
};

/** Share of mask and body polygon that they have in common. */
const agreement = (mask: Mask, pose: Pose): number => {
  const body = fillPolygon(bodyPolygon(pose), mask.width, mask.height);
  let both = 0;
  let either = 0;
  for (let p = 0; p < mask.data.length; p++) {
    both += mask.data[p] & body.data[p];
    either += mask.data[p] | body.data[p];
  }
  return both / Math.max(1, either);
};

/** A single fish is as long as a koi is, and its body explains the piece. */
const isWhole = (mask: Mask, pose: Pose): boolean =>
  pose.aspect > 2.8 && pose.aspect < 7 && agreement(mask, pose) > 0.8;

type Box = { x0: number; y0: number; x1: number; y1: number; area: number };

const boxes = (labels: Int32Array, width: number, count: number): Box[] => {
  const out = Array.from({ length: count }, () => ({
    x0: Infinity,
    y0: Infinity,
    x1: -1,
    y1: -1,
    area: 0,
  }));
  for (let p = 0; p < labels.length; p++) {
    if (labels[p] === 0) continue;
    const box = out[labels[p] - 1];
    const x = p % width;
    const y = (p - x) / width;
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
    box.area++;
  }
  return out;
};

/** Pieces of the map that may be fish: cut at three levels, and parted where several touch. */
export const findCandidates = (map: FishMap): Candidate[] => {
  const { width, height, data } = map;
  const found: (Candidate & { box: Box })[] = [];
  for (const level of LEVELS) {
    const { labels, areas } = components(maskWhere(width, height, (p) => data[p] > level));
    const pieces = boxes(labels, width, areas.length)
      .map((box, i) => ({ box, label: i + 1 }))
      .filter(({ box }) => box.area >= LEAST * width * height)
      .sort((p, q) => q.box.area - p.box.area)
      .slice(0, 8);
    for (const { box, label } of pieces) {
      const known = found.some(
        (f) =>
          Math.abs(f.box.area - box.area) < 0.12 * box.area &&
          Math.abs(f.box.x0 - box.x0) + Math.abs(f.box.y0 - box.y0) < 5,
      );
      if (known) continue;
      const side = Math.max(box.x1 - box.x0, box.y1 - box.y0) + 5;
      const k = side / WINDOW;
      const left = box.x0 - 2;
      const top = box.y0 - 2;
      const w = Math.ceil((box.x1 - box.x0 + 5) / k);
      const h = Math.ceil((box.y1 - box.y0 + 5) / k);
      const piece = maskWhere(w, h, (p) => {
        const x = left + ((p % w) + 0.5) * k - 0.5;
        const y = top + (Math.floor(p / w) + 0.5) * k - 0.5;
        const px = Math.round(x);
        const py = Math.round(y);
        if (px < 0 || py < 0 || px >= width || py >= height) return false;
        // Cut out of this piece alone, at the level's own line between the pixels.
        if (bilinear(map, x, y) <= level) return false;
        for (let dy = -1; dy <= 1; dy++)
          for (let dx = -1; dx <= 1; dx++) {
            const q = (py + dy) * width + px + dx;
            if (px + dx >= 0 && px + dx < width && labels[q] === label) return true;
          }
        return false;
      });
      const whole = fillHoles(piece);
      const add = (mask: Mask) => {
        const pose = findPose(mask);
        if (pose === null) return false;
        const area = mask.data.reduce((sum, v) => sum + v, 0) * k * k;
        const shift = 0.5 * k - 0.5;
        found.push({ pose: movePose(pose, k, left + shift, top + shift), area, box });
        return isWhole(mask, pose);
      };
      if (!add(whole)) for (const part of partsOf(whole)) add(part);
    }
  }
  return found.sort((p, q) => q.area - p.area).slice(0, MOST);
};
