import { useEffect, useState } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { KoiArt } from '../../koi-art/koi-art.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { renewPhotos, useAnalyses } from './queries.ts';
import { useArrival } from './use-arrival.ts';

const None = () => (
  <EmptyState
    title="No analyses yet"
    art={<KoiArt variety="tancho" seed={3} animate className="h-56 w-auto" />}
    action={<RouteLink to="identify" className={buttonClass('primary')} />}
  >
    Every photo that you have analysed will stand here with its whole result.
  </EmptyState>
);

/** All of the keeper's analyses, newest first. */
export const AnalysisList = () => {
  const history = useAnalyses();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = history;
  const heading = useArrival();
  const analyses = data?.pages.flatMap((page) => page.analyses) ?? [];
  const more = () => void history.fetchNextPage();
  const again = () => void history.refetch();
  const [deleted, setDeleted] = useState(0);
  useEffect(() => {
    // The button that had the focus has gone with its card.
    if (deleted > 0) heading.current?.focus();
  }, [deleted, heading]);
  return (
    <>
      <div className="space-y-3">
        <PageHeading ref={heading}>History</PageHeading>
        <p className="text-lg text-muted">Your analyses, newest first.</p>
      </div>
      {data === undefined && error === null && (
        <div className="max-w-measure">
          <Skeleton label="Loading your analyses" lines={6} />
        </div>
      )}
      {data !== undefined && analyses.length === 0 && !hasNextPage && <None />}
      {analyses.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {analyses.map((analysis) => (
            <AnalysisCard
              key={analysis.id}
              analysis={analysis}
              onPhotoBroken={() => renewPhotos(history)}
              onDeleted={() => setDeleted(deleted + 1)}
            />
          ))}
        </ul>
      )}
      {error !== null && (
        <LoadFailed
          what="Your analyses"
          error={error}
          busy={isFetching}
          onRetry={history.isFetchNextPageError ? more : again}
        />
      )}
      {hasNextPage && error === null && (
        <Button busy={isFetchingNextPage} busyText="Loading..." onClick={more}>
          Show more
        </Button>
      )}
    </>
  );
};
