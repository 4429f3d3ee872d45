/**
 * What the stand-in keeps: Stripe's own objects with the fields that we use, so that the compiler holds
 * them to Stripe's description. Where Stripe may send an id or the object, here it is the id.
 */
import type Stripe from 'stripe';

export type List<T> = {
  readonly object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
};

export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'created' | 'description' | 'livemode' | 'metadata' | 'name'
>;

export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'type'
> & {
  product: string;
  unit_amount: number;
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'usage_type'> | null;
};

export type Coupon = Pick<
  Stripe.Coupon,
  | 'id'
  | 'object'
  | 'created'
  | 'duration'
  | 'livemode'
  | 'metadata'
  | 'name'
  | 'times_redeemed'
  | 'valid'
> & { amount_off: number; currency: string; applies_to: Stripe.Coupon.AppliesTo };

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'
>;

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'allowed_payment_method_types'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'created'
  | 'currency'
  | 'customer_creation'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  customer: string | null;
  customer_details: Pick<Stripe.Checkout.Session.CustomerDetails, 'email'> | null;
  discounts: { coupon: string; promotion_code: null }[];
  invoice: string | null;
  payment_intent: string | null;
  subscription: string | null;
};

export type Item = Pick<
  Stripe.SubscriptionItem,
  | 'id'
  | 'object'
  | 'created'
  | 'current_period_end'
  | 'current_period_start'
  | 'metadata'
  | 'quantity'
  | 'subscription'
> & { price: Price };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'billing_mode'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'collection_method'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
> & { customer: string; items: List<Item>; latest_invoice: string | null; schedule: string | null };

export type Phase = Pick<Stripe.SubscriptionSchedule.Phase, 'end_date' | 'start_date'> & {
  items: { price: string; quantity: number }[];
};

export type Schedule = Pick<
  Stripe.SubscriptionSchedule,
  | 'id'
  | 'object'
  | 'completed_at'
  | 'created'
  | 'current_phase'
  | 'end_behavior'
  | 'livemode'
  | 'metadata'
  | 'released_at'
  | 'released_subscription'
  | 'status'
> & { customer: string; phases: Phase[]; subscription: string | null };

export type Line = Pick<
  Stripe.InvoiceLineItem,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'description'
  | 'discountable'
  | 'invoice'
  | 'livemode'
  | 'metadata'
  | 'parent'
  | 'period'
  | 'quantity'
  | 'subtotal'
> & {
  discount_amounts: { amount: number; discount: string }[];
  pricing: { type: 'price_details'; price_details: { price: string; product: string } };
  subscription: string | null;
};

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  | 'id'
  | 'object'
  | 'amount_paid'
  | 'amount_requested'
  | 'created'
  | 'currency'
  | 'is_default'
  | 'livemode'
  | 'status'
  | 'status_transitions'
> & { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } };

export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'automatically_finalizes_at'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'description'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'metadata'
  | 'next_payment_attempt'
  | 'number'
  | 'parent'
  | 'period_end'
  | 'period_start'
  | 'status'
  | 'status_transitions'
  | 'subtotal'
  | 'total'
> & {
  auto_advance: boolean;
  customer: string;
  lines: List<Line>;
  payments: List<InvoicePayment>;
  total_discount_amounts: { amount: number; discount: string }[];
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'status'
> & { customer: string; latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'failure_code'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { customer: string; payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & { charge: string; customer: string; payment_intent: string };

/** As with Stripe it names no customer: only the payment leads there. */
export type Dispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'reason'
  | 'status'
> & { charge: string; payment_intent: string };

export type Configuration = Pick<
  Stripe.BillingPortal.Configuration,
  'id' | 'object' | 'active' | 'created' | 'is_default' | 'livemode' | 'metadata' | 'updated'
> & { features: Record<string, unknown> };

export type Portal = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'url'
> & {
  configuration: string;
  return_url: string;
  flow:
    | (Pick<Stripe.BillingPortal.Session.Flow, 'type'> & {
        subscription_update_confirm: {
          subscription: string;
          items: { id: string; price: string; quantity: number }[];
        };
      })
    | null;
};
