import { Link } from 'react-router';
import { analysisSearch, summaryWords } from '../../../lib/analysis-words.ts';
import { dateTime } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PhotoThumb } from '../../../ui/photo-thumb.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAnalyses } from '../queries.ts';

/** The keeper's other analyses, to choose the second one from. */
export const PickOther = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAnalyses();
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading your analyses" lines={6} />
    ) : (
      <LoadFailed
        what="Your analyses"
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const others = data.pages.flatMap((page) => page.analyses).filter((one) => one.id !== id);
  if (others.length === 0 && !hasNextPage)
    return (
      <p className="max-w-measure text-lg">
        This is your only analysis so far. Once you have a second photo of the fish read, you can
        lay the two side by side here.
      </p>
    );
  return (
    <div className="space-y-4">
      <p className="text-lg">Choose the photo to compare it with.</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((analysis) => (
          <li key={analysis.id}>
            <Link
              to={analysisSearch(id, analysis.id)}
              className="hairline group flex h-full items-center gap-4 rounded-card bg-raised p-3"
            >
              <PhotoThumb url={analysis.photo_url} alt="" />
              <span className="min-w-0">
                <span className="block font-semibold group-hover:underline">
                  {summaryWords(analysis)}
                </span>
                <span className="block text-sm text-muted">
                  {dateTime(new Date(analysis.created_at))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          busy={isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
};
