import { ChevronLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { headingOf } from '../../app/analysis/diagnosis/heading.ts';
import { isSearched } from '../../app/analysis/diagnosis/standing.ts';
import { PageHeading } from '../../app/page-heading.tsx';
import { routes } from '../../app/routes.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dateTime } from '../../lib/formats.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeleteAnalysis } from './delete-analysis.tsx';
import { KindBadge } from './kind-badge.tsx';
import { LazySearched } from './lazy-searched.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { renewPhotos, useAnalysis } from './queries.ts';
import { ResultParts } from './result-parts.tsx';
import { useArrival } from './use-arrival.ts';

const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');

/** One analysis with everything that it found. */
export const WholeAnalysis = ({ id }: { id: string }) => {
  const query = useAnalysis(id);
  const { data, error, isFetching } = query;
  const heading = useArrival();
  const navigate = useNavigate();
  const analysis = data?.analysis;
  const searched = analysis !== undefined && isSearched(analysis) ? analysis : null;
  const found = searched === null ? null : headingOf(searched);
  const title = found?.headline ?? analysis?.headline ?? 'Analysis';
  return (
    <div className="space-y-6">
      <Link
        to={routes.history.path}
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-ai underline underline-offset-4"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        All analyses
      </Link>
      <div className="space-y-3">
        <PageHeading ref={heading}>{title}</PageHeading>
        {data !== undefined && (
          <p className="flex flex-wrap items-center gap-3 text-muted">
            <KindBadge kind={data.kind} />
            <OutcomeBadge kind={data.kind} outcome={data.analysis.outcome} />
            <time dateTime={data.created_at}>{dateTime(new Date(data.created_at))}</time>
          </p>
        )}
      </div>
      {data === undefined && error === null && (
        <div className="max-w-measure">
          <Skeleton label="Loading the analysis" lines={6} />
        </div>
      )}
      {isGone(error) && (
        <Notice tone="attention" title="This analysis is not there">
          It may have been deleted, or it belongs to another account.
        </Notice>
      )}
      {data === undefined && error !== null && !isGone(error) && (
        <LoadFailed
          what="This analysis"
          error={error}
          busy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data !== undefined && (
        <>
          {searched === null ? (
            <ResultParts analysis={data.analysis} onPhotoBroken={() => renewPhotos(query)} />
          ) : (
            <section aria-labelledby="found-heading" className="space-y-6">
              <h2 id="found-heading" className="sr-only">
                What was found
              </h2>
              {found?.below && <p className="max-w-measure text-lg">{found.below}</p>}
              <LazySearched
                analysis={searched}
                localUrl={null}
                onPhotoBroken={() => renewPhotos(query)}
              />
            </section>
          )}
          <DeleteAnalysis
            id={id}
            name={`${title}, ${dateTime(new Date(data.created_at))}`}
            onDeleted={() => void navigate(routes.history.path, { replace: true })}
          />
        </>
      )}
    </div>
  );
};
