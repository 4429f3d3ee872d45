import { classify } from './classify/classify.ts';
import { classifier } from './classify/model.ts';
import { measureFish } from './features/extract.ts';
import { gateMeasures } from './gate/measures.ts';
import { gate, judgeGate } from './gate/model.ts';
import { decide, tanchoFound } from './gate/outcome.ts';
import { decodePhoto, type DecodedPhoto } from './input/decode.ts';
import { measureBody } from './measure/body.ts';
import { findMarks } from './measure/marks.ts';
import { measurePattern } from './measure/pattern.ts';
import { judgePhotoQuality } from './measure/photo-quality.ts';
import { lookAtWater } from './measure/water.ts';
import { colourSharesOf, outlineOf, patternMapOf, placeInPhoto } from './evidence.ts';
import { locate, straightenFound } from './pipeline/read-fish.ts';
import type { Mask } from './pipeline/raster.ts';
import { makeStopwatch } from './stopwatch.ts';
import type { Step, VisionResult } from './types.ts';

/** Name and version of the code; the model carries its own. */
export const ENGINE = { name: 'nishiki-vision', version: '1.0.0' } as const;

export type OnStep = (step: Step) => void;

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
): Promise<VisionResult> => {
  const watch = makeStopwatch(onStep);
  const photo = { width: decoded.originalWidth, height: decoded.originalHeight };
  await watch.begin('finding');
  const pixels = { width: decoded.width, height: decoded.height, data: decoded.rgb };
  const found = locate(pixels);
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
    image: found.large,
    scale: found.large.height / found.small.height,
    mask: fish.mask,
    pose: fish.pose,
    tone: balance,
    frame: {
      x: found.trimmed.x,
      y: found.trimmed.y,
      scale,
      width: decoded.width,
      height: decoded.height,
    },
  });
  const measures = { ...measureBody(fish.mask, fish.pose), ...measurePattern(panel) };
  await watch.begin('comparing');
  const model = classifier();
  if (model.features.join() !== row.names.join())
    throw new Error('The classifier was fitted on other measurements; run npm run train.');
  const { ranking, outside } = classify(model, values);
  const guard = gate();
  const verdict = judgeGate(guard, gateRow);
  const poseScore = fish.measures.score;
  const { outcome, doubts } = decide({
    poseScore,
    verdict,
    threshold: guard.threshold,
    ranking,
    outside,
  });
  const tancho = ranking.find((c) => c.id === 'tancho')?.probability ?? 0;
  return {
    outcome,
    doubts: [...new Set([...doubts, ...photoQuality.issues])],
    photo,
    photoQuality,
    fish: {
      outline: outlineOf(fish.pose, placeInPhoto(found, pixels)),
      coverage: fish.measures.area,
      poseScore,
    },
    patternMap: patternMapOf(panel),
    colourShares: colourSharesOf(panel),
    ranking,
    unfamiliar: outside,
    traits: [
      {
        id: 'tancho',
        probability: tancho,
        found: tanchoFound(ranking),
      },
    ],
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
): Promise<VisionResult> => {
  const start = performance.now();
  onStep('reading');
  const decoded = await decodePhoto(bytes);
  const reading = performance.now() - start;
  const result = await analyseDecoded(decoded, onStep);
  return { ...result, milliseconds: { ...result.milliseconds, reading } };
};

const WARM_SIZE = 256;

/** Reads the models and runs once over a drawn shape, so that the first photo is not the slow one. */
export const warmUp = async (): Promise<void> => {
  classifier();
  gate();
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
