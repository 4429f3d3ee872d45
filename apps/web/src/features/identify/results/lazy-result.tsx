import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { importing } from '../../../lib/importing.ts';

/** The result cards, which are most of this page's code and needed last. */
export const { Part: LazyResult, preload: preloadResult } = lazyPart(
  () => importing(() => import('./result-view.tsx')),
  { waiting: <Skeleton label="Loading the result" lines={6} /> },
);
