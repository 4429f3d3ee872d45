import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The checklist, which nobody needs before there is a photo. */
export const { Part: LazyTold, preload: preloadTold } = lazyPart(
  () => importing(() => import('./told-panel.tsx')),
  { waiting: <Skeleton label="Loading the checklist" lines={6} /> },
);
