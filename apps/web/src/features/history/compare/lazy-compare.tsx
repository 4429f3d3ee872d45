import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Two analyses side by side, for those who have two. */
export const { Part: LazyCompare } = lazyPart(() => importing(() => import('./compare.tsx')), {
  waiting: <Skeleton label="Loading the comparison" lines={6} />,
});
