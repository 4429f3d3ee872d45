import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RouteLink } from '../../app/route-link.tsx';
import { routes } from '../../app/routes.ts';
import { KoiArt } from '../../koi-art/koi-art.tsx';
import { analysisSearch, summaryWords, type AnalysisSummary } from '../../lib/analysis-words.ts';
import { call } from '../../lib/api-client.ts';
import { whenWords } from '../../lib/date-words.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PhotoThumb } from '../../ui/photo-thumb.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardCard } from './card.tsx';

const SHOWN = 5;

const Latest = ({ analyses }: { analyses: readonly AnalysisSummary[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
    {analyses.map((analysis) => (
      <li key={analysis.id}>
        <Link
          to={{ pathname: routes.history.path, search: analysisSearch(analysis.id) }}
          className="group flex gap-4 rounded-field lg:flex-col lg:gap-2"
        >
          <PhotoThumb url={analysis.photo_url} alt="" className="size-20 lg:h-36 lg:w-full" />
          <span className="min-w-0">
            <span className="block font-semibold group-hover:underline">
              {summaryWords(analysis)}
            </span>
            <span className="block text-sm text-muted">
              Analysed {whenWords(new Date(analysis.created_at))}
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const None = () => (
  <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
    <KoiArt variety="kohaku" seed={7} animate className="h-40 w-auto" />
    <div className="max-w-measure min-w-0 flex-1 basis-64 space-y-3">
      <p>
        Nothing analysed yet. Take a photo of one koi from above, and Nishiki says which variety it
        most likely is and why.
      </p>
      <RouteLink to="identify" className={buttonClass('secondary')} />
    </div>
  </div>
);

/** The photos that were looked at last. */
export const AnalysesCard = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['analyses', 'latest'],
    queryFn: async ({ signal }) =>
      (await call('listAnalyses', { limit: String(SHOWN) }, { signal })).analyses,
  });
  return (
    <DashboardCard
      title="Latest analyses"
      aside={
        data !== undefined &&
        data.length > 0 && (
          <RouteLink to="history" className={buttonClass('quiet', 'px-0!')}>
            All analyses
          </RouteLink>
        )
      }
    >
      {data === undefined && error === null && <Skeleton label="Loading your analyses" lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailed
          what="Your analyses"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <None />}
      {data !== undefined && data.length > 0 && <Latest analyses={data} />}
    </DashboardCard>
  );
};
