import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

const PAGE = 10;

/** Every line of the ledger, newest first, a page at a time. */
export const useTokenHistory = () =>
  useInfiniteQuery({
    queryKey: ['token-history'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'tokenHistory',
        { limit: String(PAGE), ...(pageParam !== null && { before: String(pageParam) }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ lines, more }) => (more ? (lines.at(-1)?.seq ?? null) : null),
  });
