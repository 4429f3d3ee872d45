import type { Payments } from '@nishiki/domain/ports';
import { stripePayments } from '../stripe-payments.ts';
import { serve, STAND_IN_KEY } from './api/serve.ts';
import { openDelivery, type Deliver } from './delivery.ts';
import type { PaymentDesk } from './desk.ts';
import { openEngine } from './engine.ts';
import { openDesk } from './open-desk.ts';
import type { StateStore } from './state-store.ts';

export type StandInSettings = {
  readonly store: StateStore;
  readonly webhookSecret: string;
  /** Origin of the test pages. */
  readonly pageUrl: () => string;
  readonly deliver: Deliver;
  readonly realNow?: () => Date;
};

export type StandInPayments = {
  readonly payments: Payments;
  readonly desk: PaymentDesk;
  /** Answers in Stripe's place. */
  fetch(request: Request): Promise<Response>;
  /** Offers the site what it did not take so far; call it from time to time. */
  deliverWaiting(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Takes the place of Stripe where no keys are set: no money moves, and a clock can be put forward. The
 * site speaks to it through the adapter that speaks to Stripe. It believes whoever asks, so its pages
 * must be served to local requests only. One process at a time on one store.
 */
export const createStandInPayments = async (
  settings: StandInSettings,
): Promise<StandInPayments> => {
  const { store, webhookSecret, pageUrl, deliver, realNow = () => new Date() } = settings;
  const engine = await openEngine(store, realNow);
  const { deliverWaiting, close } = openDelivery(engine, { deliver, webhookSecret });
  const desk = openDesk(engine, deliverWaiting);

  const answer = async (request: Request): Promise<Response> => {
    const before = engine.waiting().at(-1);
    const response = await serve(engine, request, pageUrl);
    // Not waited for: the site may be asking while it takes an event. What fails is offered again.
    if (engine.waiting().at(-1)?.id !== before?.id) void deliverWaiting().catch(() => undefined);
    return response;
  };
  const payments = stripePayments({
    secretKey: STAND_IN_KEY,
    webhookSecret,
    fetch: (input, init) => answer(new Request(input, init)),
    now: engine.now,
  });
  await payments.syncCatalogue();
  return {
    payments: { ...payments, isStandIn: true },
    desk,
    fetch: answer,
    deliverWaiting,
    close,
  };
};
