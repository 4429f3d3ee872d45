/**
 * What the pages of a signed-in keeper remember of the server's answers. Those pages are loaded when
 * they are needed, and this with them: no first paint carries it.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from './api-error.ts';
import type { Profile } from '@nishiki/contract/account';
import { onStale } from './stale.ts';

const FRESH_MS = 30_000;

/** Once more where trying again may help at once; everything else is told to the keeper. */
const retry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof ApiError && error.code === 'unavailable';

const makeClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and says so, rather than waiting in silence.
      queries: { networkMode: 'always', refetchOnReconnect: true, staleTime: FRESH_MS, retry },
      mutations: { networkMode: 'always' },
    },
  });

let held: { readonly userId: string; readonly client: QueryClient } | null = null;

/** The memory outlives a change of page, but not a change of keeper. */
const clientOf = (userId: string): QueryClient => {
  if (held?.userId !== userId) {
    held?.client.clear();
    held = { userId, client: makeClient() };
  }
  return held.client;
};

type KeeperQueriesProps = {
  profile: Pick<
    Profile,
    'user_id' | 'plan' | 'tokens_remaining' | 'total_tokens_used' | 'experience_points'
  >;
  children: ReactNode;
};

export const KeeperQueries = ({ profile, children }: KeeperQueriesProps) => {
  const client = clientOf(profile.user_id);
  const { plan, tokens_remaining: left, total_tokens_used: used } = profile;
  const { experience_points: points } = profile;
  // These move when something was done, perhaps in another tab: lists are asked for again.
  useEffect(() => () => void client.invalidateQueries(), [client, plan, left, used, points]);
  useEffect(() => onStale(() => void client.invalidateQueries()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};
