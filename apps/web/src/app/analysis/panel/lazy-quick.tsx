import { importing } from '../../../lib/importing.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const waiting = <Skeleton label="Loading the panel" lines={10} />;

/** A tab that nobody has opened costs nothing. */
export const { Part: LazyQuickTool } = lazyPart(() => importing(() => import('./quick-tool.tsx')), {
  waiting,
});

/** The panel's conversation, which shares nothing with the photos. */
export const { Part: LazyPanelChat } = lazyPart(() => importing(() => import('./panel-chat.tsx')), {
  waiting,
});

export const { Part: LazyQuickPanel } = lazyPart(
  () => importing(() => import('./quick-panel.tsx')),
  { waiting },
);
