import { classify } from './classify/classify.ts';
import { classifier } from './classify/model.ts';
import { measureFish } from './features/extract.ts';
import { gateMeasures } from './gate/measures.ts';
import { gate, judgeGate } from './gate/model.ts';
import { decide } from './gate/outcome.ts';
import { decodePhoto, type DecodedPhoto } from './input/decode.ts';
import { findMarks } from './measure/marks/find-marks.ts';
import { measuresOf } from './measure/measures.ts';
import { judgePhotoQuality } from './measure/photo-quality.ts';
import { lookAtWater } from './measure/water.ts';
import { colourSharesOf, outlineOf, patternMapOf, placeInPhoto } from './evidence.ts';
import type { Place } from './find/choose.ts';
import { finder } from './find/model.ts';
import { readAllFish } from './find/read-all.ts';
import { listFishes, outcomeOf } from './find/report.ts';
import { networkInput } from './network/input.ts';
import { network, networkLogits } from './network/network.ts';
import { straightenFound } from './pipeline/read-fish.ts';
import type { Mask } from './pipeline/raster.ts';
import { makeStopwatch } from './stopwatch.ts';
import type { Step, VisionResult } from './types.ts';

/** Name and version of the code; the model carries its own. */
export const ENGINE = { name: 'nishiki-vision', version: '1.0.0' } as const;

export type OnStep = (step: Step) => void;

/** `choose`: a place in the upright photo (fractions); the fish there, or nearest to it, is read. */
export type ReadOptions = { choose?: Place | null };

const nothingFound = (
  photo: VisionResult['photo'],
  photoQuality: VisionResult['photoQuality'],
  water: VisionResult['water'],
  milliseconds: VisionResult['milliseconds'],
): VisionResult => ({
  outcome: 'not_koi',
  doubts: ['no_fish_found'],
  photo,
  photoQuality,
  fish: null,
  fishes: [],
  chosen: null,
  view: 'unclear',
  patternMap: null,
  colourShares: null,
  ranking: [],
  unfamiliar: 0,
  traits: [],
  koiProbability: 0,
  measures: null,
  marks: [],
  water,
  engine: { ...ENGINE, model: classifier().version },
  milliseconds,
});

/**
 * Reads a decoded photo: finds the fish, straightens it, measures it and ranks the classes.
 * Deterministic apart from the time it took. Every step is announced before it begins.
 */
export const analyseDecoded = async (
  decoded: DecodedPhoto,
  onStep: OnStep = () => undefined,
  { choose = null }: ReadOptions = {},
): Promise<VisionResult> => {
  const watch = makeStopwatch(onStep);
  const photo = { width: decoded.originalWidth, height: decoded.originalHeight };
  await watch.begin('finding');
  const pixels = { width: decoded.width, height: decoded.height, data: decoded.rgb };
  const all = readAllFish(pixels, choose);
  const { found } = all;
  await watch.begin('straightening');
  const straightened = straightenFound(found);
  if (straightened === null) {
    const { width, height } = found.small;
    const empty: Mask = { width, height, data: new Uint8Array(width * height) };
    const quality = judgePhotoQuality({ image: found.large, mask: empty, fishPixels: 0 });
    return nothingFound(photo, quality, lookAtWater(found.small, empty), watch.end());
  }
  await watch.begin('measuring');
  const { fish } = straightened;
  const { row, panel, balance } = measureFish(straightened);
  const values = Float32Array.from(row.values);
  const gateRow = Float32Array.from([...gateMeasures(found, straightened).values, ...row.values]);
  const scale = found.trimmed.image.height / found.small.height;
  const enlargement = decoded.originalHeight / decoded.height;
  const photoQuality = judgePhotoQuality({
    image: found.large,
    mask: fish.mask,
    fishPixels: fish.pose.length * scale * enlargement,
  });
  const marks = findMarks({
    image: found.trimmed.image,
    scale,
    mask: fish.mask,
    pose: fish.pose,
    tone: balance,
    frame: {
      x: found.trimmed.x,
      y: found.trimmed.y,
      width: decoded.width,
      height: decoded.height,
    },
  });
  const measures = measuresOf(straightened, { panel, balance });
  await watch.begin('comparing');
  const model = classifier();
  if (model.features.join() !== row.names.join())
    throw new Error('The classifier was fitted on other measurements; run npm run train.');
  const logits = networkLogits(network(), networkInput(straightened, balance));
  const { ranking, outside, traits } = classify(model, values, logits);
  const guard = gate();
  const verdict = judgeGate(guard, gateRow);
  const poseScore = fish.measures.score;
  const decided = decide({
    poseScore,
    verdict,
    threshold: guard.threshold,
    ranking,
    outside,
  });
  const { outcome, doubts } = outcomeOf(decided, all, verdict);
  const outline = outlineOf(found, fish, placeInPhoto(found, pixels));
  return {
    outcome,
    doubts: [...new Set([...doubts, ...photoQuality.issues])],
    photo,
    photoQuality,
    fish: {
      outline,
      coverage: fish.measures.area,
      poseScore,
    },
    ...listFishes(all, outline),
    patternMap: patternMapOf(panel),
    colourShares: colourSharesOf(panel),
    ranking,
    unfamiliar: outside,
    traits,
    koiProbability: verdict.koi,
    measures,
    marks,
    water: lookAtWater(found.small, fish.mask),
    engine: { ...ENGINE, model: model.version },
    milliseconds: watch.end(),
  };
};

/**
 * Decodes and reads a photo file (JPEG, PNG, WebP or HEIC).
 * @throws PhotoError when the bytes are no photo that can be decoded; nothing else.
 */
export const analysePhoto = async (
  bytes: Uint8Array,
  onStep: OnStep = () => undefined,
  options: ReadOptions = {},
): Promise<VisionResult> => {
  const start = performance.now();
  onStep('reading');
  const decoded = await decodePhoto(bytes);
  const reading = performance.now() - start;
  const result = await analyseDecoded(decoded, onStep, options);
  return { ...result, milliseconds: { ...result.milliseconds, reading } };
};

const WARM_SIZE = 256;

/** Reads the models and runs once over a drawn shape, so that the first photo is not the slow one. */
export const warmUp = async (): Promise<void> => {
  classifier();
  network();
  gate();
  finder();
  const rgb = new Uint8Array(WARM_SIZE * WARM_SIZE * 3);
  for (let y = 0; y < WARM_SIZE; y++)
    for (let x = 0; x < WARM_SIZE; x++) {
      const fish = ((x - 128) / 30) ** 2 + ((y - 128) / 100) ** 2 < 1;
      rgb.set(fish ? [230, 90 + (y % 40), 60] : [30, 100, 180 + (x % 8)], (y * WARM_SIZE + x) * 3);
    }
  await analyseDecoded({
    width: WARM_SIZE,
    height: WARM_SIZE,
    rgb,
    originalWidth: WARM_SIZE,
    originalHeight: WARM_SIZE,
    format: 'png',
  });
};
