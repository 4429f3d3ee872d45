import { importing } from '../../../lib/importing.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The build writes the questions into the page, so they open without a script; their data come when idle. */
export const LazyFaq = latePart(() => importing(() => import('./faq.tsx')), {
  waiting: <Skeleton label="Loading common questions" lines={12} />,
});
