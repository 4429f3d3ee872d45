import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPart } from '../lazy-part.tsx';

/** The result cards, which are most of this page's code and needed last. */
export const { Part: LazyResult, preload: preloadResult } = lazyPart(
  () => import('./result-view.tsx'),
  { waiting: <Skeleton label="Loading the result" lines={6} /> },
);
