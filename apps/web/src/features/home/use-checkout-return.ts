import type { Plan } from '@nishiki/contract/plans';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refreshProfile, useAccount } from '../../lib/account-store.ts';
import { call } from '../../lib/api-client.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { wantAll } from '../../lib/when-wanted.ts';
import { useToast } from '../../ui/toast.tsx';
import { canceledMessage, paidMessage, readReturn, withoutReturn } from './checkout-return.ts';

/** The payment is told to the server apart from the keeper's return, and may come a little later. */
const RECHECK_MS = 2000;

const recheck = async (): Promise<void> => {
  if (!hasStoredSession()) return;
  // The profile tells whether it worked; this call makes the server look.
  await call('checkSubscription', {}).catch(() => undefined);
  await refreshProfile();
};

/** Tells whoever comes back from a checkout what became of it, and clears the address. */
export const useCheckoutReturn = (): void => {
  const [query, setQuery] = useSearchParams();
  const account = useAccount();
  const toast = useToast();
  const begun = useRef(false);
  const [checked, setChecked] = useState<Plan | null>(null);

  useEffect(() => {
    const returned = readReturn(query);
    if (begun.current || returned === null) return;
    begun.current = true;
    wantAll();
    setQuery(withoutReturn, { replace: true });
    if (returned.kind === 'canceled') toast.show(canceledMessage);
    else setTimeout(() => void recheck().then(() => setChecked(returned.plan)), RECHECK_MS);
  }, [query, setQuery, toast]);

  useEffect(() => {
    if (checked === null || account.status === 'loading') return;
    setChecked(null);
    toast.show(paidMessage(checked, account));
  }, [checked, account, toast]);
};
