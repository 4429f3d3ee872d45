import { readFileSync } from 'node:fs';
import { analyseDecoded } from '../../analyse.ts';
import { decodePhoto, type DecodedPhoto } from '../../input/decode.ts';
import { seeded } from '../../pipeline/random.ts';
import type { ColourName, MarkKind, VisionResult } from '../../types.ts';
import type { LabelledPhoto } from '../labels.ts';
import { throughJpeg } from '../pixels.ts';
import { judgePlant, type PlantVerdict } from './judge-planted.ts';
import { plant, plantKinds, type PlantKind } from './plant.ts';

export type PlantedPhoto = PlantVerdict & { kind: PlantKind; ground: ColourName };

export type PlantedRun = {
  planted: PlantedPhoto[];
  /** Findings on the same photos as they are. */
  untouched: (readonly MarkKind[])[];
  /** Photos set aside: no body that its outline fits, or no place where the mark would be seen. */
  withoutBody: number;
  withoutPlace: number;
};

/** Below this the outline is doubtful, see `VisionResult.fish`. */
const LEAST_POSE = 2;
/** The photos are JPEG already; the painted copy is saved once more. */
const QUALITY = 92;

const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

const painted = async (
  photo: DecodedPhoto,
  result: VisionResult,
  kind: PlantKind,
  seed: number,
) => {
  if (result.fish === null || result.fish.poseScore < LEAST_POSE) return 'no body';
  const { width, height, rgb } = photo;
  const done = plant({ width, height, data: rgb }, result.fish.outline, kind, seed);
  if (done === null) return 'no place';
  const saved = await throughJpeg(done.image, QUALITY);
  return { plant: done.plant, photo: { ...photo, rgb: saved.data } };
};

/**
 * Paints one mark on each of `count` photos a kind, drawn at random (one of each group), and asks
 * the engine about the painted and the untouched photo.
 */
export const runPlanted = async (
  photos: readonly LabelledPhoto[],
  count: number,
  seed: number,
  report: (done: number, total: number) => void,
): Promise<PlantedRun> => {
  const run: PlantedRun = { planted: [], untouched: [], withoutBody: 0, withoutPlace: 0 };
  const groups = new Set<string>();
  const wanted = plantKinds.flatMap((kind) => Array<PlantKind>(count).fill(kind));
  const order = shuffled(wanted, seeded(seed * 977 + 5));
  const total = order.length;
  for (const [i, { path, group }] of shuffled(photos, seeded(seed * 1009 + 3)).entries()) {
    const kind = order[0];
    if (kind === undefined) break;
    if (groups.has(group)) continue;
    groups.add(group);
    const photo = await decodePhoto(readFileSync(path));
    const before = await analyseDecoded(photo);
    const copy = await painted(photo, before, kind, seed * 100_003 + i);
    if (copy === 'no body') run.withoutBody++;
    else if (copy === 'no place') run.withoutPlace++;
    else {
      const after = await analyseDecoded(copy.photo);
      const verdict = judgePlant(copy.plant, photo, before.marks, after.marks);
      run.planted.push({ ...verdict, kind, ground: copy.plant.ground });
      run.untouched.push(before.marks.map((m) => m.kind));
      order.shift();
      report(total - order.length, total);
    }
  }
  return run;
};
