/** What the test pages can do with the stand-in of the payment service. Amounts in minor units of GBP. */
import type { PlanId } from '@nishiki/contract/plans';

/** declined: refused now · fails_later: works now, and every payment after it fails. */
export type TestCard = 'works' | 'declined' | 'fails_later';

export type DeskSession = {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'over';
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  readonly total: number;
  /** What follows every month; null for what is bought once. */
  readonly monthly: number | null;
  /** Known for a customer with an account; null: the payer types it. */
  readonly email: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type DeskInvoice = {
  readonly id: string;
  readonly number: string | null;
  readonly description: string;
  readonly status: 'paid' | 'open' | 'void';
  readonly amount: number;
  readonly refunded: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  readonly createdAt: Date;
};

export type DeskPlan = {
  readonly plan: PlanId;
  readonly name: string;
  readonly status: 'active' | 'past_due';
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly nextPlan: PlanId | null;
};

export type DeskPortal = {
  readonly id: string;
  readonly returnUrl: string;
  readonly email: string;
  readonly plan: DeskPlan | null;
  /** Plans it can be changed to. An upgrade costs `dueNow` at once; a downgrade begins at `startsAt`. */
  readonly choices: readonly {
    readonly plan: PlanId;
    readonly name: string;
    readonly monthly: number;
    readonly dueNow: number;
    readonly startsAt: Date | null;
  }[];
  /** The plan that the keeper has chosen before; the page asks for this change alone. */
  readonly chosen: PlanId | null;
  readonly card: 'works' | 'fails';
  readonly invoices: readonly DeskInvoice[];
};

/** Each change is told to the site by signed events before the promise resolves, or soon after. */
export type PaymentDesk = {
  readSession(id: string): Promise<DeskSession | null>;
  /** over: it was paid before, or is too old. */
  pay(id: string, payer: { email: string; card: TestCard }): Promise<'paid' | 'declined' | 'over'>;
  readPortal(id: string): Promise<DeskPortal | null>;
  /** declined: the card did not pay the difference, and nothing changed. */
  changePlan(portal: string, plan: PlanId): Promise<'changed' | 'declined'>;
  cancelPlan(portal: string): Promise<void>;
  /** Takes a cancellation, or a change that waits for the next month, back. */
  keepPlan(portal: string): Promise<void>;
  setCard(portal: string, card: 'works' | 'fails'): Promise<void>;
  payInvoice(portal: string, invoice: string): Promise<'paid' | 'declined'>;
  /** Every invoice of every customer, newest first, for the page of the payer's bank. */
  listInvoices(): Promise<readonly (DeskInvoice & { readonly email: string })[]>;
  /** What the payer's bank does. */
  dispute(invoice: string, outcome: 'open' | 'won' | 'lost'): Promise<void>;
  readClock(): { readonly now: Date; readonly daysAhead: number };
  /** Whatever falls due in between happens, in its order. */
  putClockForward(days: number): Promise<void>;
};
