import type Stripe from 'stripe';
import { newId } from './book.ts';
import type { Line, Price, Subscription } from './shapes.ts';

type Period = { readonly start: number; readonly end: number };

const lineOf = (
  price: Price,
  fields: Pick<Line, 'amount' | 'description' | 'parent' | 'period' | 'subscription'>,
): Line => ({
  id: newId('il'),
  object: 'line_item',
  currency: price.currency,
  discount_amounts: [],
  discountable: true,
  invoice: null,
  livemode: false,
  metadata: {},
  pricing: {
    type: 'price_details',
    price_details: { price: price.id, product: price.product },
  },
  quantity: 1,
  subtotal: fields.amount,
  ...fields,
});

const itemParent = (
  subscription: Subscription,
  proration: Pick<
    Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails,
    'proration' | 'proration_details'
  >,
): Line['parent'] => ({
  type: 'subscription_item_details',
  invoice_item_details: null,
  subscription_item_details: {
    ...proration,
    invoice_item: null,
    subscription: subscription.id,
    subscription_item: subscription.items.data[0]?.id ?? '',
  },
});

/** A month of a plan. */
export const monthLine = (subscription: Subscription, price: Price, period: Period): Line =>
  lineOf(price, {
    amount: price.unit_amount,
    description: '1 month',
    parent: itemParent(subscription, { proration: false, proration_details: null }),
    period,
    subscription: subscription.id,
  });

/** The rest of a month at a new price, or what is given back for it at the old one. */
export const prorationLine = (
  subscription: Subscription,
  price: Price,
  { amount, period, credited }: { amount: number; period: Period; credited: Line | null },
): Line => ({
  ...lineOf(price, {
    amount,
    description: credited ? 'Unused time' : 'Remaining time',
    parent: itemParent(subscription, {
      proration: true,
      proration_details: {
        credited_items: credited && {
          invoice: credited.invoice ?? '',
          invoice_line_items: [credited.id],
        },
      },
    }),
    period,
    subscription: subscription.id,
  }),
  discountable: false,
});

/** What is bought once. */
export const saleLine = (price: Price, now: number): Line =>
  lineOf(price, {
    amount: price.unit_amount,
    description: null,
    parent: {
      type: 'invoice_item_details',
      subscription_item_details: null,
      invoice_item_details: {
        invoice_item: newId('ii'),
        proration: false,
        proration_details: null,
        subscription: null,
      },
    },
    period: { start: now, end: now },
    subscription: null,
  });
