import type Stripe from 'stripe';
import { isMissing } from './errors.ts';
import { idOf } from './values.ts';

export type MoneyBack = { readonly refunded: number; readonly disputed: number };

/** Inquiries (warning_*) move no money. A dispute that an early refund prevented is that refund. */
const tookMoney = ({ status }: Stripe.Dispute): boolean =>
  !['won', 'prevented'].includes(status) && !status.startsWith('warning_');

const disputedOf = async (stripe: Stripe, charge: string): Promise<number> => {
  const disputes = await stripe.disputes
    .list({ charge, limit: 100 })
    .autoPagingToArray({ limit: 500 });
  return disputes.filter(tookMoney).reduce((sum, { amount }) => sum + amount, 0);
};

/** Whose payment it was. Null for nobody's, and where there is no such payment. */
export const customerOfCharge = async (stripe: Stripe, id: string): Promise<string | null> => {
  try {
    const { customer } = await stripe.charges.retrieve(id);
    return customer && idOf(customer);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** What came back to the customer, by payment intent. */
export const readMoneyBack = async (
  stripe: Stripe,
  customer: string,
): Promise<ReadonlyMap<string, MoneyBack>> => {
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 500 });
  const found = new Map<string, MoneyBack>();
  for (const charge of charges) {
    if (charge.payment_intent === null) continue;
    const intent = idOf(charge.payment_intent);
    const before = found.get(intent) ?? { refunded: 0, disputed: 0 };
    const disputed = charge.disputed ? await disputedOf(stripe, charge.id) : 0;
    found.set(intent, {
      refunded: before.refunded + charge.amount_refunded,
      disputed: before.disputed + disputed,
    });
  }
  return found;
};
