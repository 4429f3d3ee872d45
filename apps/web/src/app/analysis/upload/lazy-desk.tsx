import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Nobody sees it before a photo is chosen. */
export const { Part: LazyDesk, preload: preloadDesk } = lazyPart(
  () => importing(() => import('./desk.tsx')),
  { waiting: <Skeleton label="Loading your photo" lines={8} /> },
);
