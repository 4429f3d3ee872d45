import { findCandidates } from '../../find/candidates.ts';
import { mapFish, MAP_SIDE } from '../../find/fish-map.ts';
import { flatProbabilities, flatten } from '../../find/flat-trees.ts';
import { samplePlane } from '../../find/frame.ts';
import { FRAME_MEASURES } from '../../find/frame-measures.ts';
import { lookAtAll } from '../../find/find-all.ts';
import { judgeMeasures } from '../../find/judge-measures.ts';
import {
  addContext,
  LOOK_COLUMNS,
  measurePixels,
  type PixelTable,
} from '../../find/pixel-measures.ts';
import { frameOf, poseOfPolygon, refine, type Pyramid } from '../../find/refine.ts';
import {
  trainTrees,
  treeSettings,
  type TreeSettings,
  type TrainingSet,
} from '../../model/train-trees.ts';
import type { TreeModel } from '../../model/trees.ts';
import { bodyPolygon, fillPolygon } from '../../pipeline/polygon.ts';
import { seeded } from '../../pipeline/random.ts';
import type { Mask, Rgb } from '../../pipeline/raster.ts';
import { toLongSide } from '../../pipeline/resize.ts';
import type { Scene } from '../../render/scene/kinds.ts';
import { overlap, shrinkMask } from './overlap.ts';

export type FittedFinder = {
  look: TreeModel;
  context: TreeModel;
  frame: TreeModel;
  judge: TreeModel;
};

const settings = (
  rounds: number,
  depth: number,
  learningRate: number,
  seed: number,
): TreeSettings => ({
  ...treeSettings,
  rounds,
  depth,
  learningRate,
  rowShare: 0.5,
  featureShare: 0.6,
  leastWeight: 6,
  seed,
});

type Rows = { rows: Float32Array[]; labels: number[] };
const asSet = ({ rows, labels }: Rows, classes = 2): TrainingSet => ({
  rows,
  labels,
  weights: rows.map(() => 1),
  classes,
});

/** Pixels of one scene to learn from: half body, some of what borders on it, the rest anywhere. */
const pickPixels = (truth: Uint8Array, near: Uint8Array, count: number, random: () => number) => {
  const body: number[] = [];
  const rim: number[] = [];
  truth.forEach((v, p) => {
    if (v === 1) body.push(p);
    else if (near[p] === 1) rim.push(p);
  });
  const some = (list: number[], n: number) =>
    list.length === 0
      ? []
      : Array.from({ length: n }, () => list[Math.floor(random() * list.length)]);
  return [
    ...some(body, count * 0.42),
    ...some(rim, count * 0.2),
    ...Array.from({ length: count * 0.38 }, () => Math.floor(random() * truth.length)),
  ];
};

const takeRows = (
  to: Rows,
  { data, columns }: PixelTable,
  wanted: number,
  truth: Uint8Array,
  pixels: readonly number[],
) => {
  for (const p of pixels) {
    to.rows.push(data.slice(p * columns, p * columns + wanted));
    to.labels.push(truth[p]);
  }
};

const union = (masks: readonly Mask[], width: number, height: number): Uint8Array => {
  const out = new Uint8Array(width * height);
  for (const mask of masks) {
    const small = shrinkMask(mask, width, height);
    for (let p = 0; p < out.length; p++) out[p] |= small.data[p];
  }
  return out;
};

const around = (mask: Uint8Array, width: number): Uint8Array =>
  mask.map((_, p) => {
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) if (mask[p + dy * width + dx] === 1) return 1;
    return 0;
  });

type Prepared = { small: Rgb; middle: Rgb; truth: Uint8Array; near: Uint8Array };
const prepare = ({ image, fish }: Scene): Prepared => {
  const middle = toLongSide(image, 448);
  const small = toLongSide(middle, MAP_SIDE);
  const truth = union(
    fish.map((f) => f.body),
    small.width,
    small.height,
  );
  return { small, middle, truth, near: around(truth, small.width) };
};

/** The true fish that an outline covers best. */
const bestFish = (polygon: Float64Array, scene: Scene, scale: number) => {
  const { width, height } = scene.image;
  const mask = fillPolygon(
    polygon.map((v) => (v + 0.5) * scale - 0.5),
    width,
    height,
  );
  let best = { iou: 0, fish: scene.fish[0] };
  for (const fish of scene.fish) {
    const iou = overlap(mask, fish.body);
    if (iou > best.iou) best = { iou, fish };
  }
  return best;
};

const takeFrame = (
  to: Rows,
  scene: Scene,
  pyramid: Pyramid,
  pose: Parameters<typeof frameOf>[0],
  random: () => number,
) => {
  const scale = scene.image.height / pyramid.map.height;
  const { iou, fish } = bestFish(bodyPolygon(pose), scene, scale);
  const { positions, inside, table } = frameOf(pose, pyramid);
  const real = iou > 0.2;
  const { width, height, data } = fish.body;
  const truth = samplePlane(data, width, height, positions, scale, 0);
  const share = real ? 0.1 : 0.03;
  for (let i = 0; i < truth.length; i++) {
    if (inside[i] === 0 || random() > share) continue;
    to.rows.push(table.slice(i * FRAME_MEASURES, (i + 1) * FRAME_MEASURES));
    to.labels.push(real ? truth[i] : 0);
  }
};

/**
 * Fits the finder to drawn scenes, stage by stage, each on what the one before it makes of scenes
 * of other seeds. Deterministic.
 */
export const fitFinder = (
  sceneOf: (seed: number) => Scene,
  count: number,
  report: (what: string) => void,
): FittedFinder => {
  const random = seeded(7);
  const scenes = (part: number, parts: number, act: (scene: Scene, seed: number) => void) => {
    for (let seed = part; seed < count; seed += parts) act(sceneOf(seed), seed);
  };
  const lookRows: Rows = { rows: [], labels: [] };
  scenes(0, 2, (scene) => {
    const { small, truth, near } = prepare(scene);
    takeRows(
      lookRows,
      measurePixels(small),
      LOOK_COLUMNS,
      truth,
      pickPixels(truth, near, 500, random),
    );
  });
  const look = trainTrees(asSet(lookRows), settings(16, 5, 0.25, 1));
  const flatLook = flatten(look);
  report(`looks: ${lookRows.rows.length} pixels`);

  const contextRows: Rows = { rows: [], labels: [] };
  scenes(1, 2, (scene) => {
    const { small, truth, near } = prepare(scene);
    const table = measurePixels(small);
    addContext(table, flatProbabilities(flatLook, table.data, table.columns));
    takeRows(contextRows, table, table.columns, truth, pickPixels(truth, near, 500, random));
  });
  const context = trainTrees(asSet(contextRows), settings(20, 5, 0.22, 2));
  const stage = { look: flatLook, context: flatten(context) };
  report(`context: ${contextRows.rows.length} pixels`);

  const pyramids = (scene: Scene): Pyramid => {
    const { small, middle } = prepare(scene);
    return { map: mapFish(small, stage), middle, full: scene.image };
  };
  const frameRows: Rows = { rows: [], labels: [] };
  scenes(0, 2, (scene) => {
    const pyramid = pyramids(scene);
    for (const { pose } of findCandidates(pyramid.map))
      takeFrame(frameRows, scene, pyramid, pose, random);
  });
  const rough = { frame: flatten(trainTrees(asSet(frameRows), settings(14, 6, 0.3, 3))) };
  report(`rough frames: ${frameRows.rows.length} cells`);
  // Once more with the poses of the second pass, which are better than those of the map.
  scenes(1, 2, (scene) => {
    const pyramid = pyramids(scene);
    for (const { pose } of findCandidates(pyramid.map)) {
      const framed = refine(pose, pyramid, rough);
      const better = framed && poseOfPolygon(framed.polygon);
      if (better) takeFrame(frameRows, scene, pyramid, better, random);
    }
  });
  const frame = trainTrees(asSet(frameRows), settings(26, 6, 0.22, 4));
  const stages = { ...stage, frame: flatten(frame) };
  report(`frames: ${frameRows.rows.length} cells`);

  const judgeRows: Rows = { rows: [], labels: [] };
  scenes(0, 1, (scene) => {
    const pyramid = pyramids(scene);
    const scale = scene.image.height / pyramid.map.height;
    for (const { framed, outline } of lookAtAll(pyramid, stages)) {
      const { iou, fish } = bestFish(framed.polygon, scene, scale);
      // Between the two it is neither a good outline nor a wrong one.
      if (iou > 0.45 && iou < 0.65) continue;
      const { values } = judgeMeasures(framed, outline.share, outline.touching);
      judgeRows.rows.push(Float32Array.from(values));
      judgeRows.labels.push(iou < 0.5 ? 0 : fish.view === 'top' ? 1 : 2);
    }
  });
  const judge = trainTrees(asSet(judgeRows, 3), {
    ...treeSettings,
    rounds: 60,
    depth: 4,
    learningRate: 0.1,
    featureShare: 0.4,
    leastWeight: 2,
    seed: 5,
  });
  report(
    `outlines: ${judgeRows.rows.length}, of them fish: ${judgeRows.labels.filter((l) => l > 0).length}`,
  );
  return { look, context, frame, judge };
};
