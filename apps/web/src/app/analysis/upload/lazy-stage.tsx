import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Nobody sees it before a photo is sent. */
export const { Part: LazyStage, preload: preloadStage } = lazyPart(() =>
  importing(() => import('./stage.tsx')),
);
