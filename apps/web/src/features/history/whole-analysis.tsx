import { useNavigate } from 'react-router';
import { headingOf } from '../../app/analysis/diagnosis/heading.ts';
import { isSearched } from '../../app/analysis/diagnosis/standing.ts';
import { LazyFound } from '../../app/analysis/found/lazy-found.tsx';
import { PageHeading } from '../../app/page-heading.tsx';
import { routes } from '../../app/routes.ts';
import { dateTime } from '../../lib/formats.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnalysisActions } from './analysis-actions.tsx';
import { BackLink } from './back-link.tsx';
import { KindBadge } from './kind-badge.tsx';
import { NotThere } from './not-there.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { renewPhotos, useAnalysis, useCorrected } from './queries.ts';
import { useArrival } from './use-arrival.ts';

/** One analysis with everything that it found, and what can be done with it. */
export const WholeAnalysis = ({ id }: { id: string }) => {
  const query = useAnalysis(id);
  const { data, error, isFetching } = query;
  const heading = useArrival();
  const navigate = useNavigate();
  const corrected = useCorrected(id);
  const analysis = data?.analysis;
  const title =
    (analysis !== undefined && isSearched(analysis)
      ? headingOf(analysis).headline
      : analysis?.headline) ?? 'Analysis';
  return (
    <div className="space-y-6">
      <BackLink to={routes.history.path}>All analyses</BackLink>
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
      {data === undefined && error !== null && (
        <NotThere error={error} busy={isFetching} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && (
        <>
          <AnalysisActions
            id={id}
            name={`${title}, ${dateTime(new Date(data.created_at))}`}
            share={data.share}
            onDeleted={() => void navigate(routes.history.path, { replace: true })}
          />
          <LazyFound
            analysis={data.analysis}
            onPhotoBroken={() => renewPhotos(query)}
            onCorrected={corrected}
          />
        </>
      )}
    </div>
  );
};
