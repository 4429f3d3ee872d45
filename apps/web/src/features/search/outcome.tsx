import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Lists } from './lists.tsx';
import { ResultList } from './result-list.tsx';
import { Said } from './said.tsx';
import type { SearcherState } from './use-searcher.ts';

type OutcomeProps = { query: string; state: SearcherState; onRetry: () => void };

const NothingFound = ({ query }: { query: string }) => (
  <div className="mt-8">
    <h2 className="text-2xl wrap-anywhere">Nothing found for “{query}”</h2>
    <p className="mt-2 max-w-measure text-muted">
      Try fewer words, another spelling, or the English name. Or look through a list:
    </p>
    <Lists />
  </div>
);

/** What came of the words that were typed. */
export const Outcome = ({ query, state, onRetry }: OutcomeProps) => {
  if (state.status === 'failed')
    return (
      <div className="mt-8 space-y-6">
        <Notice
          live
          tone="attention"
          title="The search could not be loaded"
          actions={<Button onClick={onRetry}>Try again</Button>}
        >
          What you typed is still there. Check your connection; the lists open without the search.
        </Notice>
        <Lists />
      </div>
    );
  if (state.status === 'waiting')
    return (
      <p role="status" className="mt-8 text-muted">
        Loading the search ...
      </p>
    );
  const found = state.find(query);
  return (
    <>
      <Said query={query} count={found.length} />
      {found.length === 0 ? <NothingFound query={query} /> : <ResultList found={found} />}
    </>
  );
};
