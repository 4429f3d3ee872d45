import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Output } from '@nishiki/contract/endpoints';
import { call } from '../../lib/api-client.ts';

const PAGE = 12;
/** Addresses of photos are signed for an hour: looking again later than this asks for new ones. */
const PHOTOS_FRESH_MS = 50 * 60_000;

type Asked = { dataUpdatedAt: number; refetch: () => Promise<unknown> };

/** Asks anew when a photo cannot be shown, if the age of its address may be the reason. */
export const renewPhotos = (query: Asked): void => {
  if (Date.now() - query.dataUpdatedAt > PHOTOS_FRESH_MS) void query.refetch();
};

/** Own analyses, newest first, a page at a time. */
export const useAnalyses = () =>
  useInfiniteQuery({
    queryKey: ['analyses', 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listAnalyses',
        { limit: String(PAGE), ...(pageParam !== null && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ analyses, more }) => (more ? (analyses.at(-1)?.id ?? null) : null),
    staleTime: PHOTOS_FRESH_MS,
    refetchOnMount: 'always',
  });

/** One of them, whole. */
export const useAnalysis = (id: string) =>
  useQuery({
    queryKey: ['analyses', 'one', id],
    queryFn: ({ signal }) => call('readAnalysis', { id }, { signal }),
    staleTime: PHOTOS_FRESH_MS,
  });

type Page = Output<'listAnalyses'>;

/**
 * Erases one. It is gone from the list at once, before the list is asked for again; `onDone` is
 * called even if it goes together with what showed it.
 */
export const useDeleteAnalysis = (id: string, onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteAnalysis', { id }),
    onSuccess: () => {
      onDone();
      queries.setQueryData<InfiniteData<Page, string | null>>(
        ['analyses', 'all'],
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              analyses: page.analyses.filter((analysis) => analysis.id !== id),
            })),
          },
      );
      void queries.invalidateQueries({ queryKey: ['analyses', 'all'] });
      void queries.invalidateQueries({ queryKey: ['analyses', 'latest'] });
    },
  });
};
