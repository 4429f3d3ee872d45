/** What the address says after a checkout: it proves no payment, only the account does. Pure. */
import type { LedgerLine, SubscriptionState } from '@nishiki/contract/account';
import type { Plan } from '@nishiki/contract/plans';
import { tokenPackages, type TokenPackage } from '@nishiki/contract/token-packages';
import { planNamed } from '../../lib/selected-plan.ts';

/** What was bought, as far as the closed tables know it. */
export type Bought = { kind: 'plan'; plan: Plan } | { kind: 'tokens'; pack: TokenPackage };

export type CheckoutReturn =
  { came: 'paid'; bought: Bought } | { came: 'canceled'; kind: Bought['kind'] };

const boughtIn = (query: URLSearchParams): Bought | null => {
  if (query.get('kind') === 'tokens') {
    const pack = tokenPackages.find(({ id }) => id === query.get('tokens'));
    return pack === undefined ? null : { kind: 'tokens', pack };
  }
  const plan = planNamed(query.get('plan'));
  return plan === null ? null : { kind: 'plan', plan };
};

/** Null: the address is not that of a return from buying a plan or a package. */
export const readReturn = (query: URLSearchParams): CheckoutReturn | null => {
  if (query.get('canceled') === 'true')
    return { came: 'canceled', kind: query.get('kind') === 'tokens' ? 'tokens' : 'plan' };
  const bought = query.get('success') === 'true' ? boughtIn(query) : null;
  return bought === null ? null : { came: 'paid', bought };
};

export const withoutReturn = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  for (const name of ['success', 'canceled', 'kind', 'plan', 'tokens']) rest.delete(name);
  return rest;
};

/** A payment of earlier today is not the one that this return tells of. */
const LATELY_MS = 60 * 60 * 1000;

export const holdsPlan = (plan: Plan, state: SubscriptionState): boolean =>
  state.subscribed && state.plan === plan.id;

export const gotTokens = (
  pack: TokenPackage,
  lines: readonly LedgerLine[],
  now: number = Date.now(),
): boolean =>
  lines.some(
    ({ kind, amount, created_at: at }) =>
      kind === 'purchase' && amount === pack.tokens && now - new Date(at).getTime() < LATELY_MS,
  );
