import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** All that an answer holds, for whoever wants to see it. */
export const { Part: LazyWhole } = lazyPart(() => importing(() => import('./whole.tsx')), {
  waiting: <Skeleton label="Loading the result" lines={6} />,
});
