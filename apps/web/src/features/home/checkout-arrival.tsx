import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import { followPurchase } from '../../lib/follow-purchase.ts';
import { tellPurchase } from '../../lib/purchase-news.ts';
import { refreshHoldings } from '../../lib/refresh-holdings.ts';
import { wantAll } from '../../lib/when-wanted.ts';
import { useToast } from '../../ui/toast.tsx';
import { gotTokens, holdsPlan, readReturn, withoutReturn, type Bought } from './checkout-return.ts';
import { canceledMessage } from './return-messages.tsx';
import { tellArrival } from './tell-arrival.ts';

/** Lines of the ledger among which the purchase is looked for. */
const LINES = '10';

const isThere = async (bought: Bought): Promise<boolean> => {
  const state = await refreshHoldings();
  tellPurchase();
  if (state === null) return false;
  if (bought.kind === 'plan') return holdsPlan(bought.plan, state);
  const history = await call('tokenHistory', { limit: LINES }).catch(() => null);
  return history !== null && gotTokens(bought.pack, history.lines);
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows nothing: tells whoever comes back from a checkout what became of it, and clears the address. */
const CheckoutArrival = () => {
  const [query, setQuery] = useSearchParams();
  const { show } = useToast();
  // Effects may run twice for one visit.
  const begun = useRef(false);
  useEffect(() => {
    const returned = readReturn(query);
    if (begun.current || returned === null) return;
    begun.current = true;
    wantAll();
    setQuery(withoutReturn, { replace: true });
    if (returned.came === 'canceled') return show(canceledMessage[returned.kind]);
    const deps = { isKeeper: hasStoredSession, isThere, wait, tell: show, goOn: followPurchase };
    void tellArrival(returned.bought, deps);
  }, [query, setQuery, show]);
  return null;
};

export default CheckoutArrival;
