import type { Invoice } from '@nishiki/contract/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import { refreshHoldings } from '../../lib/refresh-holdings.ts';
import { isOnItsWay } from './invoice-words.ts';

/** Money that was asked for goes its way within moments; until then it is looked at again. */
const LOOK_AGAIN_MS = 5000;

const isWaiting = (invoices: readonly Invoice[] | undefined): boolean =>
  invoices?.some(isOnItsWay) ?? false;

/** What was bought, newest first. Asked for again whenever the page is looked at anew. */
export const useInvoices = () => {
  const list = useQuery({
    queryKey: ['invoices'],
    queryFn: ({ signal }) =>
      call('readInvoices', { select: '*', order: 'created_at.desc' }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => isWaiting(state.data) && LOOK_AGAIN_MS,
  });
  const waits = isWaiting(list.data);
  // With the money goes the plan: once it is on its way, what the keeper holds is another.
  useEffect(() => (waits ? () => void refreshHoldings() : undefined), [waits]);
  return list;
};

/** Asks for the money of one. What it changes is read anew: the list, the balance and the plan. */
export const useRefund = (id: Invoice['id'], onDone: () => void) =>
  useMutation({
    mutationFn: () => call('requestRefund', { invoice_id: id }),
    onSuccess: () => {
      onDone();
      void refreshHoldings();
    },
  });
