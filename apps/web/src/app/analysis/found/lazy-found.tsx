import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** All parts of a result, which are much code and are looked at one at a time. */
export const { Part: LazyFound } = lazyPart(() => importing(() => import('./found.tsx')), {
  waiting: <Skeleton label="Loading the result" lines={6} />,
});
