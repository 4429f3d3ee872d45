import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The result, which is most of this page's code and needed last. */
export const { Part: LazyFinished, preload: preloadFinished } = lazyPart(
  () => importing(() => import('./finished.tsx')),
  { waiting: <Skeleton label="Loading the result" lines={6} /> },
);
