/** What the payment service says of a customer, as it was when it was asked. Amounts in minor units. */
import type { PlanId } from '@nishiki/contract/plans';
import type { PackageId } from '@nishiki/contract/token-packages';

/** A subscription. */
export type BilledPlan = {
  readonly id: string;
  readonly plan: PlanId;
  /** past_due: the last payment failed · waiting: the first payment was never made · ended: for good. */
  readonly status: 'active' | 'past_due' | 'waiting' | 'ended';
  readonly createdAt: Date;
  /** The month that is running. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Set when it was cancelled and still works until then. */
  readonly cancelAt: Date | null;
  /** The plan that follows with the next month. */
  readonly nextPlan: PlanId | null;
};

export type InvoiceLine = {
  /** Null for what is no plan. */
  readonly plan: PlanId | null;
  /** Before discounts; negative for time that was paid for and is not used. */
  readonly amount: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** A part of a month, for a change in its middle. */
  readonly isProration: boolean;
};

export type BilledInvoice = {
  readonly id: string;
  readonly customer: string;
  /** As it stands on the document; null before it is final. */
  readonly number: string | null;
  readonly kind: 'plan' | 'tokens' | 'other';
  /** Of kind plan. */
  readonly subscription: string | null;
  /** Of kind tokens. */
  readonly pack: PackageId | null;
  /** create: the first of a plan · cycle: a month's · update: a change in the middle of a month. */
  readonly reason: 'create' | 'cycle' | 'update' | 'other';
  /** failed: a payment was tried and failed · other: void, written off. */
  readonly status: 'paid' | 'pending' | 'failed' | 'other';
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** To be paid in all, after discounts. */
  readonly amount: number;
  /** Paid so far; what came back is not taken off. */
  readonly paid: number;
  readonly refunded: number;
  /** Taken back through the payer's bank: disputes that are open or lost, less what was refunded. */
  readonly disputed: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly lines: readonly InvoiceLine[];
  /** The payment service's document, and its page for paying what is open. */
  readonly pdfUrl: string | null;
  readonly pageUrl: string | null;
};

export type CustomerState = {
  readonly plans: readonly BilledPlan[];
  readonly invoices: readonly BilledInvoice[];
};
