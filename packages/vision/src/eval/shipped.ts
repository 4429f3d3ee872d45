import { readFile } from 'node:fs/promises';
import { analysePhoto, warmUp } from '../analyse.ts';
import { PhotoError } from '../types.ts';
import { isKnown } from './aliases.ts';
import type { Verdict } from './judge.ts';
import type { LabelledPhoto } from './labels.ts';

export type Shipped = {
  /** Photos whose label the engine knows. */
  verdicts: Verdict[];
  /** Outcomes of all photos, known or not. */
  outcomes: { label: string; outcome: string }[];
  /** Photos whose label the engine does not know. */
  outside: number;
  /** Mean time of a photo in milliseconds, decoding included. */
  msPerPhoto: number;
};

const unreadable = { outcome: 'unreadable', ranking: [], traits: [] };

/** Judges the shipped engine as the site runs it, photo by photo. */
export const judgeShipped = async (
  photos: readonly LabelledPhoto[],
  report: (done: number, total: number) => void,
): Promise<Shipped> => {
  await warmUp();
  const verdicts: Verdict[] = [];
  const outcomes: Shipped['outcomes'] = [];
  let spent = 0;
  for (const [i, { path, label }] of photos.entries()) {
    const bytes = await readFile(path);
    const start = performance.now();
    const result = await analysePhoto(bytes).catch((error: unknown) => {
      if (error instanceof PhotoError) return unreadable;
      throw error;
    });
    spent += performance.now() - start;
    outcomes.push({ label, outcome: result.outcome });
    const found = result.traits.filter((t) => t.found).map((t) => t.id);
    if (isKnown(label))
      verdicts.push({
        label,
        ranking: result.ranking,
        traits: found,
        refused: !['identified', 'unsure'].includes(result.outcome),
      });
    report(i + 1, photos.length);
  }
  return {
    verdicts,
    outcomes,
    outside: photos.filter((p) => !isKnown(p.label)).length,
    msPerPhoto: spent / photos.length,
  };
};
