/** Taking money: Stripe where its keys are set, a marked rehearsal on this machine where they are not. */
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Payments } from '@nishiki/domain/ports';
import type { PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import { folderStateStore } from '@nishiki/integrations/payments/stand-in/state-store';
import { createStandInPayments } from '@nishiki/integrations/payments/stand-in/stand-in-payments';
import { stripePayments } from '@nishiki/integrations/payments/stripe-payments';
import { isLoopback } from './http/local-only.ts';
import type { Settings } from './settings.ts';

export type BuiltPayments = {
  /** Null where nothing can be bought. */
  readonly payments: Payments | null;
  readonly paymentDesk: PaymentDesk | null;
  /** Messages of the stand-in that nobody has taken yet. */
  readonly deliverWaiting: () => Promise<void>;
  readonly close: () => void;
};

type Wiring = {
  /** From which the stand-in's own key is derived: the same after a restart. */
  readonly key: Uint8Array;
  readonly origin: () => string;
  /** Hands a signed message of the stand-in to the site's own address for them. */
  readonly deliver: (body: string, signature: string) => Promise<boolean>;
};

const without = {
  paymentDesk: null,
  deliverWaiting: async () => undefined,
  close: () => undefined,
};

/** The site's own webhook address, over the network as Stripe would. */
export const deliverTo =
  (origin: () => string): Wiring['deliver'] =>
  async (body, signature) => {
    const answer = await fetch(`${origin()}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    }).catch(() => null);
    return answer?.ok ?? false;
  };

export const buildPayments = async (
  settings: Settings,
  { key, origin, deliver }: Wiring,
): Promise<BuiltPayments> => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey && webhookSecret)
    return { ...without, payments: stripePayments({ secretKey, webhookSecret }) };
  if (settings.PUBLIC_URL !== undefined || !isLoopback(settings.HOST))
    return { ...without, payments: null };
  const standIn = await createStandInPayments({
    store: folderStateStore(join(settings.NISHIKI_DATA, 'payments')),
    webhookSecret: `whsec_${createHmac('sha256', key).update('payments').digest('hex')}`,
    pageUrl: origin,
    deliver,
  });
  return {
    payments: standIn.payments,
    paymentDesk: standIn.desk,
    deliverWaiting: standIn.deliverWaiting,
    close: standIn.close,
  };
};
