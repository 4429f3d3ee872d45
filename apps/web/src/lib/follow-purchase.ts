/** Keeps a tab up to date from which a checkout was opened in another one. */
import type { Profile } from '@nishiki/contract/account';
import { accountNow } from './account-store.ts';
import { whenBack } from './purchase-news.ts';
import { refreshHoldings } from './refresh-holdings.ts';

/** Whoever has not paid by then will load a page again before they wonder. */
const FOLLOW_MS = 30 * 60 * 1000;

type Held = Pick<Profile, 'plan' | 'tokens_remaining'>;

export const cameIn = (before: Held, after: Held): boolean =>
  before.plan !== after.plan || before.tokens_remaining < after.tokens_remaining;

type Deps = {
  /** Null for a guest, and while it could not be read. */
  held: () => Held | null;
  refresh: () => Promise<unknown>;
  whenBack: (back: () => void) => () => void;
  now: () => number;
};

export const createFollow = ({ held, refresh, whenBack, now }: Deps) => {
  let stop = (): void => undefined;
  /** Looks each time that the keeper comes back, until something came in or half an hour is over. */
  return (): void => {
    stop();
    const before = held();
    if (before === null) return;
    const until = now() + FOLLOW_MS;
    let looking = false;
    const look = async () => {
      if (now() > until) return stop();
      if (looking) return;
      looking = true;
      await refresh();
      looking = false;
      const after = held();
      if (after === null || cameIn(before, after)) stop();
    };
    stop = whenBack(() => void look());
  };
};

export const followPurchase = createFollow({
  held: () => {
    const account = accountNow();
    return account.status === 'signed-in' ? account.profile : null;
  },
  refresh: refreshHoldings,
  whenBack,
  now: () => Date.now(),
});
