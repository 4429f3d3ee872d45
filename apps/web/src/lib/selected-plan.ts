/**
 * The plan that a visitor chose before signing in. It lies in local storage, since the link of the
 * verification mail opens another tab, and the way over Google loads the site anew.
 */
import { plans, type Plan, type PlanId } from '@nishiki/contract/plans';

const KEY = 'selectedPlan';
/** A choice of last week starts no checkout by itself. */
const FRESH_MS = 24 * 60 * 60 * 1000;

type Stored = {
  plan: PlanId;
  /** Milliseconds since 1970. */
  chosenAt: number;
  /** Its checkout was started, or the keeper was told why not: once is enough. */
  started: boolean;
};

export type PlanStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The plan of that id, as an address or a storage may name it. */
export const planNamed = (id: string | null): Plan | null =>
  plans.find((plan) => plan.id === id?.toLowerCase()) ?? null;

export const parseStored = (text: string | null): Stored | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { plan, chosenAt, started } = value as Record<string, unknown>;
    const known = typeof plan === 'string' ? planNamed(plan) : null;
    if (known === null || typeof chosenAt !== 'number') return null;
    return { plan: known.id, chosenAt, started: started === true };
  } catch {
    return null;
  }
};

/** `storage` is asked for each time, since even touching it throws where it is blocked. */
export const createSelectedPlan = (
  storage: () => PlanStorage,
  now: () => number = () => Date.now(),
) => {
  const read = (): Stored | null => {
    try {
      return parseStored(storage().getItem(KEY));
    } catch {
      return null;
    }
  };
  const write = (stored: Stored | null): void => {
    try {
      if (stored === null) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without a storage the choice lives in the address alone.
    }
  };
  return {
    remember: (plan: PlanId): void => write({ plan, chosenAt: now(), started: false }),
    /** The choice whose checkout is still to be started. */
    pending: (): Plan | null => {
      const stored = read();
      if (stored === null || stored.started || now() - stored.chosenAt > FRESH_MS) return null;
      return planNamed(stored.plan);
    },
    forget: (): void => write(null),
    /** The choice stays, but starts nothing any more. */
    markStarted: (plan: PlanId): void => write({ plan, chosenAt: now(), started: true }),
  };
};

export const selectedPlan = createSelectedPlan(() => window.localStorage);
