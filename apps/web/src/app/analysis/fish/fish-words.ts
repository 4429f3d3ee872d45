/** Names of the fish that were found on one photo. Pure. */
import type { Analysis } from '@nishiki/contract/analysis';
import { onPhoto } from '../results/mark-words.ts';

export type Fish = NonNullable<Analysis['evidence']['fishes']>[number];

/** 'Fish 1, the largest, on the left of the photo'. The largest comes first in every answer. */
export const fishWords = (fish: Pick<Fish, 'x' | 'y'>, at: number): string =>
  `Fish ${at + 1}${at === 0 ? ', the largest' : ''}, ${onPhoto(fish)}`;
