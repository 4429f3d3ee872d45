import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { whenWords } from '../../lib/date-words.ts';
import { decimal } from '../../lib/formats.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardCard } from './card.tsx';

/** The specification shows this many. */
const SHOWN = 5;

/** Deeds that earned experience, newest first. */
export const ActivityCard = () => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['experience', 'latest'],
    queryFn: ({ signal }) =>
      call(
        'readExperience',
        { select: '*', order: 'created_at.desc', limit: String(SHOWN) },
        { signal },
      ),
  });
  return (
    <DashboardCard title="Recent activity">
      {data === undefined && error === null && <Skeleton label="Loading your activity" lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailed
          what="Your activity"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className="text-muted">
          Nothing yet. Identifying a koi earns your first experience points.
        </p>
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {data.map(({ id, description, experience_points: points, created_at: at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <span className="min-w-0">
                {description} <span className="text-sm text-muted">{whenWords(new Date(at))}</span>
              </span>
              <span className="font-semibold text-matcha-text">+{decimal(points)} points</span>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
};
