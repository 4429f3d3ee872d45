import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Options = {
  waiting?: ReactNode;
  /** Default: says so, and offers to try again. */
  failed?: (retry: () => void) => ReactNode;
};

const sayFailed = (retry: () => void) => (
  <Notice live tone="attention" actions={<Button onClick={retry}>Load again</Button>}>
    This part could not be loaded. Check your connection.
  </Notice>
);

/**
 * A part whose code comes when it is needed. Unlike React.lazy a failed load takes nothing else from
 * the page, and can be tried again: a lost connection must not lose the chosen photo.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { waiting = null, failed = sayFailed }: Options = {},
) => {
  let known: ComponentType<P> | null = null;
  const preload = async () => {
    known = (await load()).default;
  };
  const Part = (props: P) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      known === null ? 'loading' : 'loaded',
    );
    useEffect(() => {
      if (state !== 'loading') return;
      let live = true;
      const settle = (to: 'loaded' | 'failed') => () => {
        if (live) setState(to);
      };
      preload().then(settle('loaded'), settle('failed'));
      return () => {
        live = false;
      };
    }, [state]);
    const Known = known;
    if (Known !== null) return <Known {...props} />;
    return state === 'failed' ? failed(() => setState('loading')) : waiting;
  };
  return { Part, preload: () => void preload().catch(() => undefined) };
};
