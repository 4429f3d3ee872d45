/** Time at the payment service of `service.ts`: whatever falls due in between happens, in its order. */
import {
  beginMonth,
  chargeMonth,
  DAY,
  end,
  HOUR,
  later,
  type Service,
  type Subscription,
} from './service.ts';

type Due = { readonly at: Date; readonly happen: () => void };

const giveUp = (subscription: Subscription): void => {
  subscription.base.status = 'other';
  end(subscription);
};

const dueOf = (service: Service, subscription: Subscription): Due[] => {
  const { status, base, unpaidSince } = subscription;
  if (status === 'ended') return [];
  if (status === 'waiting')
    return [{ at: later(subscription.createdAt, 23 * HOUR), happen: () => giveUp(subscription) }];
  const due = [{ at: subscription.periodEnd, happen: () => beginMonth(service, subscription) }];
  if (base.status === 'pending')
    due.push({ at: later(base.createdAt, HOUR), happen: () => chargeMonth(service, subscription) });
  if (unpaidSince !== null)
    due.push({ at: later(unpaidSince, service.patience * DAY), happen: () => end(subscription) });
  return due;
};

export const wait = (service: Service, milliseconds: number): void => {
  const until = later(service.now, milliseconds);
  for (;;) {
    const [next] = service.subscriptions
      .flatMap((subscription) => dueOf(service, subscription))
      .sort((a, b) => a.at.getTime() - b.at.getTime());
    if (!next || next.at > until) break;
    service.now = next.at > service.now ? next.at : service.now;
    next.happen();
  }
  service.now = until;
};
