import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import type { Share } from '@nishiki/contract/analysis';
import type { Output } from '@nishiki/contract/endpoints';
import { useRef } from 'react';
import type { Said } from '../../app/analysis/correction/use-correction.ts';
import { call } from '../../lib/api-client.ts';
import { randomId } from '../../lib/random-id.ts';
import { refreshProfile } from '../../lib/account-store.ts';

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

type Whole = Output<'readAnalysis'>;

/** Keeps what was changed of one, without asking for all of it again. */
const useChange = (id: string) => {
  const queries = useQueryClient();
  return (change: (known: Whole) => Whole): void =>
    void queries.setQueryData<Whole>(['analyses', 'one', id], (known) => known && change(known));
};

/** Its keeper has said what the fish is: the lists name it so. */
export const useCorrected = (id: string) => {
  const queries = useQueryClient();
  const change = useChange(id);
  return (correction: Said | null): void => {
    change((known) => ({ ...known, analysis: { ...known.analysis, correction } }));
    void queries.invalidateQueries({ queryKey: ['analyses', 'all'] });
    void queries.invalidateQueries({ queryKey: ['analyses', 'latest'] });
  };
};

/** Makes the link to one and takes it back. */
export const useShare = (id: string) => {
  const change = useChange(id);
  const keep = (share: Share | null) => change((known) => ({ ...known, share }));
  const make = useMutation({
    mutationFn: () => call('shareAnalysis', { id }),
    onSuccess: keep,
  });
  const revoke = useMutation({
    mutationFn: () => call('unshareAnalysis', { id }),
    onSuccess: () => keep(null),
  });
  return { make, revoke };
};

/** Looks for its fish among the others. A search that is sent again after a lost answer is paid once. */
export const useFindFish = (id: string) => {
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => call('findKoi', { id, idempotencyKey: (key.current ??= randomId()) }),
    onSuccess: ({ tokens }) => {
      key.current = null;
      if (tokens > 0) void refreshProfile();
    },
  });
};

/** Two of them, whether they show the same fish, and what changed. */
export const useComparison = (a: string, b: string) =>
  useQuery({
    queryKey: ['analyses', 'compared', a, b],
    queryFn: ({ signal }) => call('compareKoi', { a, b }, { signal }),
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
