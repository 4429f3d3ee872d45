import { findAllFish, type FoundFish } from '../../find/find-all.ts';
import type { Finder } from '../../find/model.ts';
import { fillPolygon } from '../../pipeline/polygon.ts';
import type { Mask } from '../../pipeline/raster.ts';
import type { Scene } from '../../render/scene/kinds.ts';
import { overlap } from './overlap.ts';

/**
 * The rule for what counts: a fish of whose body (without fins) at least this share is in the picture
 * and not covered by another fish or a hand. What shows less is a scrap: neither missed when it is
 * not found, nor wrongly found when it is.
 */
export const SCRAP = 0.7;
/** Found again from this overlap on. */
const MATCH = 0.5;

export type FishVerdict = {
  kind: Scene['kind'];
  count: number;
  size: number;
  seen: number;
  view: 'top' | 'side';
  iou: number;
  side: number | null;
};
export type SceneVerdict = {
  kind: Scene['kind'];
  /** Fish that are not scraps. */
  count: number;
  found: number;
  /** Found where there is neither fish nor scrap. */
  false: number;
  fish: FishVerdict[];
  milliseconds: number;
};

export const maskOf = (found: FoundFish, width: number, height: number): Mask =>
  fillPolygon(
    found.outline.map((v, i) => v * (i % 2 === 0 ? width : height) - 0.5),
    width,
    height,
  );

/** Compares what was found in a scene with what was drawn into it. */
export const judgeScene = (scene: Scene, model?: Finder): SceneVerdict => {
  const { image, kind } = scene;
  const start = performance.now();
  const found = findAllFish(image, undefined, model);
  const milliseconds = performance.now() - start;
  const masks = found.map((f) => maskOf(f, image.width, image.height));
  const real = scene.fish.filter((f) => f.seen >= SCRAP);
  const taken = new Set<number>();
  const fish = real.map((f): FishVerdict => {
    const overlaps = masks.map((m) => overlap(m, f.body));
    const best = overlaps.indexOf(Math.max(...overlaps));
    const iou = best < 0 ? 0 : overlaps[best];
    if (iou >= MATCH) taken.add(best);
    return {
      kind,
      count: real.length,
      size: f.size,
      seen: f.seen,
      view: f.view,
      iou,
      side: iou >= MATCH ? found[best].side : null,
    };
  });
  const scraps = scene.fish.filter((f) => f.seen < SCRAP);
  const wrong = masks.filter(
    (m, i) => !taken.has(i) && !scraps.some((s) => overlap(m, s.body) >= MATCH),
  ).length;
  return { kind, count: real.length, found: taken.size, false: wrong, fish, milliseconds };
};
