/** What is true of a customer, by the words of the terms and without the rules that are tested. */
import type { PlanId } from '@nishiki/contract/plans';
import { DAY, later, type Invoice, type Service, type Subscription } from './service.ts';

const GRACE = 7 * DAY;

export const isAllBack = ({ paid, refunded, disputed }: Invoice): boolean =>
  paid > 0 && refunded + disputed >= paid;

const works = ({ now }: Service, { unpaidSince, base }: Subscription): boolean =>
  !(base.status === 'paid' && isAllBack(base)) &&
  (unpaidSince === null || now < later(unpaidSince, GRACE));

/** The subscription that counts: one that works before one that does not, then the oldest. */
export const heldBy = (service: Service): { subscription: Subscription; works: boolean } | null => {
  const running = service.subscriptions.filter(
    ({ status }) => status === 'active' || status === 'past_due',
  );
  const working = running.find((one) => works(service, one));
  const first = working ?? running[0];
  return first ? { subscription: first, works: working !== undefined } : null;
};

export const worksNow = (service: Service): PlanId | null => {
  const held = heldBy(service);
  return held?.works ? held.subscription.plan : null;
};

/** Running beside the one that counts. */
export const besides = (service: Service): Subscription[] =>
  service.subscriptions.filter(
    (one) =>
      (one.status === 'active' || one.status === 'past_due') &&
      one !== heldBy(service)?.subscription,
  );

/** Pays for the month, or a part of it, that is running at `subscription`. */
export const isRunning = (invoice: Invoice, subscription: Subscription | undefined): boolean =>
  subscription !== undefined &&
  invoice.subscription === subscription.id &&
  (invoice === subscription.base ||
    (invoice.reason === 'update' && invoice.createdAt >= subscription.periodStart));

/** Tokens of a paid invoice whose money is no longer here. */
export const tokensBack = ({ refunds }: Service, invoice: Invoice): number => {
  const own = refunds.filter(({ invoice: id, state }) => id === invoice.id && state !== 'failed');
  const named = own.reduce((sum, { tokens }) => sum + tokens, 0);
  if (invoice.paid === 0) return named;
  const money = invoice.byHand + invoice.disputed;
  const nearest = Math.floor((2 * invoice.worth * money + invoice.paid) / (2 * invoice.paid));
  return Math.min(invoice.worth, named + nearest);
};
