import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Output } from '@nishiki/contract/endpoints';
import { LazyFound } from '../../app/analysis/found/lazy-found.tsx';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { longDate } from '../../lib/formats.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Shared = Output<'readShared'>;
type State =
  | { kind: 'loading' }
  | { kind: 'there'; shared: Shared }
  | { kind: 'gone' }
  | { kind: 'failed'; error: unknown };

/** An analysis by its link; asked for again with `retry`. */
const useShared = (id: string): [State, () => void] => {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    call('readShared', { id }, { signal: gone.signal }).then(
      (shared) => setState({ kind: 'there', shared }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        const isGone = error instanceof ApiError && /not_found|invalid/.test(error.code);
        setState(isGone ? { kind: 'gone' } : { kind: 'failed', error });
      },
    );
    return () => gone.abort();
  }, [id, tries]);
  return [state, () => setTries((before) => before + 1)];
};

const Gone = () => (
  <div className="max-w-measure space-y-6">
    <PageHeading>This link does not work any more</PageHeading>
    <p className="text-lg text-muted">
      Whoever shared the analysis has taken the link back, or the address is not complete. Ask them
      for another one.
    </p>
    <RouteLink to="identify" className={buttonClass('secondary')} />
  </div>
);

const There = ({ shared }: { shared: Shared }) => {
  const { analysis, created_at: at, corrected_variety: corrected } = shared;
  return (
    <>
      <div className="max-w-measure space-y-3">
        <PageHeading>{analysis.diagnosis?.headline ?? analysis.headline}</PageHeading>
        <p className="text-lg text-muted">
          An analysis that its keeper has shared. The photo was read on{' '}
          <time dateTime={at}>{longDate(new Date(at))}</time>.
          {corrected !== null && ` Its keeper says that it is ${corrected}.`}
        </p>
      </div>
      <LazyFound analysis={analysis} />
    </>
  );
};

/** What anybody sees who follows the link of a keeper. */
const SharedPage = () => {
  const [params] = useSearchParams();
  const [state, again] = useShared(params.get('id') ?? '');
  return (
    <div className="page-width space-y-8 py-10 sm:py-14">
      {state.kind === 'there' && <There shared={state.shared} />}
      {state.kind === 'gone' && <Gone />}
      {(state.kind === 'loading' || state.kind === 'failed') && (
        <>
          <PageHeading>A shared analysis</PageHeading>
          {state.kind === 'loading' ? (
            <div className="max-w-measure">
              <Skeleton label="Loading the analysis" lines={6} />
            </div>
          ) : (
            <LoadFailed what="This analysis" error={state.error} onRetry={again} />
          )}
        </>
      )}
    </div>
  );
};

export default SharedPage;
