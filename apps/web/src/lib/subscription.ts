/** What the keeper holds, for pages within `KeeperQueries`. Anew, after a change: `refreshHoldings()`. */
import { useQuery } from '@tanstack/react-query';
import { call } from './api-client.ts';

export const subscriptionKey = ['subscription'] as const;

export const useSubscriptionState = () =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call('checkSubscription', {}, { signal }),
  });
