import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { State } from './state.ts';

/** The state while it is being changed. */
export type Book = {
  readonly state: State;
  /** Seconds since 1970 on the stand-in's clock. While what fell due is made up for, when it was due. */
  now: number;
};

/** Nobody guesses the address of somebody's payment page. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Puts down an event about an object as it is now, to be delivered after the change. */
export const tell = (book: Book, type: string, object: object): void => {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: book.now,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  book.state.waiting.push({ id, body: JSON.stringify(event) });
};

export const listOf = <T>(data: T[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
});
