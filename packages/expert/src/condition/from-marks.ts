import type { SignId } from '@nishiki/contract/condition';
import { findingByKind } from '@nishiki/knowledge/findings';
import type { Mark } from '@nishiki/vision/types';
import { NOTICEABLE } from './weights.ts';

/** The signs that noticeable marks on a photo may be. Each is only a hint to look at the fish. */
export const signsFromMarks = (marks: readonly Mark[]): ReadonlySet<SignId> =>
  new Set(
    marks
      .filter(({ strength }) => strength >= NOTICEABLE)
      .map(({ kind }) => findingByKind(kind).sign),
  );
