import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { classIds, traitIds } from '../types.ts';
import { digest, UsageError, type LabelledPhoto } from './labels.ts';

/** How photos are dealt to the parts that are left out in turn. */
export type Dealing = 'fold' | 'tub';

/** Logits of the network by file, from networks that did not learn from the file's part. */
type AnswersFile = {
  classes: string[];
  traits: string[];
  /** Part of each photo. */
  parts: Record<string, number>;
  plain: Record<string, number[]>;
  /** The same photos as another source would show them. */
  shifted: Record<string, number[]>;
};

export type NetworkAnswers = {
  partOf: (file: string) => number;
  of: (file: string, shifted: boolean) => readonly number[] | null;
};

/** A name for labels, so that pieces of answers made from different ones are never joined. */
export const dealOf = (photos: readonly LabelledPhoto[]): string =>
  digest(photos.map((p) => `${p.file} ${p.label} ${p.doubtful}`).join('\n'));

const folder = new URL('../../training/', import.meta.url);

/**
 * The network's answers out of fold, as `training/folds.py` left them. They hold for any labels of the
 * same photos, since each photo keeps the part in which the network did not see it.
 * @throws UsageError when there are none for these photos
 */
export const readNetworkAnswers = (
  dealing: Dealing,
  photos: readonly LabelledPhoto[],
): NetworkAnswers => {
  const name = `answers-by-${dealing}.json`;
  let file: AnswersFile;
  try {
    file = JSON.parse(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8')) as AnswersFile;
  } catch {
    throw new UsageError(
      `The network's answers ${name} are missing; see packages/vision/training.`,
    );
  }
  const unknown = photos.filter((p) => !(p.file in file.parts)).length;
  if (unknown > 0)
    throw new UsageError(
      `The network's answers ${name} lack ${unknown} of ${photos.length} photos; see packages/vision/training.`,
    );
  if (file.classes.join() !== classIds.join() || file.traits.join() !== traitIds.join())
    throw new UsageError(
      `The network's answers ${name} are about other classes; see packages/vision/training.`,
    );
  return {
    partOf: (f) => file.parts[f] ?? 0,
    of: (f, shifted) => (shifted ? file.shifted : file.plain)[f] ?? null,
  };
};
