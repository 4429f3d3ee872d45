import { DomainError } from '@nishiki/domain/errors';
import type Stripe from 'stripe';
import { intentsOf } from './invoices.ts';

/** The service forgets idempotency keys after a day; what it wrote on a refund it keeps. */
const wasMade = async (stripe: Stripe, intent: string, key: string): Promise<boolean> => {
  const made = await stripe.refunds
    .list({ payment_intent: intent, limit: 100 })
    .autoPagingToArray({ limit: 500 });
  return made.some(({ metadata, status }) => metadata?.refund === key && status !== 'failed');
};

export const refund = async (
  stripe: Stripe,
  { key, invoice: id, amount }: { key: string; invoice: string; amount: number },
): Promise<void> => {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
  const [intent] = intentsOf(invoice);
  if (invoice.status !== 'paid' || intent === undefined)
    throw new DomainError('payment_refused', `refund: ${id} was not paid`);
  if (await wasMade(stripe, intent, key)) return;
  await stripe.refunds.create(
    { payment_intent: intent, amount, reason: 'requested_by_customer', metadata: { refund: key } },
    { idempotencyKey: `refund-${key}` },
  );
};
