import type { Searcher } from '@nishiki/knowledge/search/searcher';
import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { loadSearcher } from './load-searcher.ts';

export type SearcherState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly find: Searcher['find'] };

const waiting: SearcherState = { status: 'waiting' };

/** Comes when the browser is idle, or as soon as it is asked for. `load` may be called at any time. */
export const useSearcher = (): { state: SearcherState; load: () => void; again: () => void } => {
  const [state, setState] = useState<SearcherState>(waiting);
  const load = useCallback(
    () =>
      void loadSearcher().then(
        ({ find }) => setState({ status: 'ready', find }),
        () => setState({ status: 'failed' }),
      ),
    [],
  );
  useEffect(() => void whenIdle().then(load), [load]);
  const again = () => {
    setState(waiting);
    load();
  };
  return { state, load, again };
};
