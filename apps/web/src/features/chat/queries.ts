import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

const PAGE = '20';

/** Own conversations, the latest first, a page at a time. */
export const useChats = (search: string) =>
  useInfiniteQuery({
    queryKey: ['chats', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listChats',
        {
          limit: PAGE,
          ...(search !== '' && { search }),
          ...(pageParam !== null && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ chats, more }) => (more ? (chats.at(-1)?.id ?? null) : null),
    // What was found stays in view while other words are looked for.
    placeholderData: (before) => before,
  });

const useAnew = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['chats'] });
};

export const useRenameChat = (id: string, onDone: () => void) => {
  const anew = useAnew();
  return useMutation({
    mutationFn: (title: string) => call('renameChat', { id, title }),
    onSuccess: async () => {
      await anew();
      onDone();
    },
  });
};

export const useDeleteChat = (id: string, onDone: () => void) => {
  const anew = useAnew();
  return useMutation({
    mutationFn: () => call('deleteChat', { id }),
    onSuccess: async () => {
      onDone();
      await anew();
    },
  });
};
