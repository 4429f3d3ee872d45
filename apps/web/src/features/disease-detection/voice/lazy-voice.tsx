import { importing } from '../../../lib/importing.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A second way to tell, below the first: it comes when the browser is idle. */
export const { Part: LazyVoice } = lazyPart(
  async () => {
    await whenIdle();
    return importing(() => import('./voice-card.tsx'));
  },
  { waiting: <Skeleton label="Loading the description" lines={12} /> },
);
