import type * as shapes from './shapes.ts';

/** What was asked for on the way to the payment page, and is needed once it is paid. */
export type Order = {
  readonly price: string;
  readonly coupon: string | null;
  readonly subscriptionMetadata: Record<string, string>;
  readonly invoiceMetadata: Record<string, string>;
  readonly paymentMetadata: Record<string, string>;
};

/** An answer that is given again to the same idempotency key. */
export type Answer = { readonly request: string; readonly body: unknown; readonly at: number };

type By<T> = Record<string, T>;

/** Everything that the stand-in knows, as it lies in its file. */
export type State = {
  readonly version: 1;
  /** The test clock: seconds ahead of the real time. */
  aheadSeconds: number;
  invoiceCount: number;
  products: By<shapes.Product>;
  prices: By<shapes.Price>;
  coupons: By<shapes.Coupon>;
  configurations: By<shapes.Configuration>;
  customers: By<shapes.Customer>;
  /** Customers that were deleted. */
  deleted: string[];
  /** How the card that a customer left behaves. */
  cards: By<'works' | 'fails'>;
  sessions: By<shapes.Session>;
  /** By session. */
  orders: By<Order>;
  subscriptions: By<shapes.Subscription>;
  schedules: By<shapes.Schedule>;
  invoices: By<shapes.Invoice>;
  intents: By<shapes.PaymentIntent>;
  charges: By<shapes.Charge>;
  refunds: By<shapes.Refund>;
  disputes: By<shapes.Dispute>;
  portals: By<shapes.Portal>;
  answers: By<Answer>;
  /** Events that were not taken so far, in the order of their making. */
  waiting: { readonly id: string; readonly body: string }[];
};

const empty = (): State => ({
  version: 1,
  aheadSeconds: 0,
  invoiceCount: 0,
  products: {},
  prices: {},
  coupons: {},
  configurations: {},
  customers: {},
  deleted: [],
  cards: {},
  sessions: {},
  orders: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  intents: {},
  charges: {},
  refunds: {},
  disputes: {},
  portals: {},
  answers: {},
  waiting: [],
});

/** @throws Error for a file of another version, which must not be written over */
export const parseState = (text: string | null): State => {
  if (text === null) return empty();
  const state = JSON.parse(text) as State;
  if (state.version !== 1)
    throw new Error('The file of the payment stand-in was written by another version.');
  return state;
};
