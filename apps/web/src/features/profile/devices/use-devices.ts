import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { signOut } from '../../../lib/account-store.ts';
import { offlineError } from '../../../lib/api-error.ts';
import type { Output } from '@nishiki/contract/endpoints';

export type Device = Output<'listSessions'>['sessions'][number];

const KEY = ['sessions'];

/** Where the account is signed in. Asked again whenever the page is looked at anew. */
export const useDevices = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('listSessions', {}, { signal })).sessions,
    staleTime: 0,
  });

export const useSignOutDevice = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, current }: Device) => {
      // This very device forgets its session, too, and the guard leads to the sign-in page.
      if (current) await signOut('local');
      else await call('endSession', { id });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
};

export const useSignOutOthers = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { reachedServer } = await signOut('others');
      if (!reachedServer) throw offlineError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
};
