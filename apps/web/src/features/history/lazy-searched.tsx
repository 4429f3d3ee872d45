import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A search for disease as its own page shows it, for those who have one in their history. */
export const { Part: LazySearched } = lazyPart(
  () => importing(() => import('../../app/analysis/diagnosis/diagnosis-view.tsx')),
  { waiting: <Skeleton label="Loading the result" lines={6} /> },
);
