import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** With the names of all varieties, so it comes after the result; without it nothing is missing there. */
export const { Part: LazyCorrection } = lazyPart(
  () => importing(async () => ({ default: (await import('./correction.tsx')).Correction })),
  { failed: () => null },
);
