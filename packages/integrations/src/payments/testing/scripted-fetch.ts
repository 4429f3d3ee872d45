/** Answers that the stand-in never gives, for what the adapter must make of them. */
import { stripePayments } from '../stripe-payments.ts';
import { START, WEBHOOK_SECRET } from './rigs.ts';

export type Script = Readonly<Record<string, object>>;

export const emptyList = { object: 'list', data: [], has_more: false };
export const listOf = (...data: object[]) => ({ ...emptyList, data });

/** @param script answers by method and path; everything else is missing */
export const scriptedPayments = (script: Script) =>
  stripePayments({
    secretKey: 'sk_test_of_the_tests',
    webhookSecret: WEBHOOK_SECRET,
    now: () => START,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      const body = script[`${init?.method ?? 'GET'} ${pathname}`];
      return body
        ? Response.json(body)
        : Response.json(
            { error: { type: 'invalid_request_error', code: 'resource_missing' } },
            { status: 404 },
          );
    },
  });

/** @param answer to everything that is asked */
export const answeringPayments = (answer: () => Promise<Response>) =>
  stripePayments({
    secretKey: 'sk_test_of_the_tests',
    webhookSecret: WEBHOOK_SECRET,
    fetch: answer,
  });

export const failing = (status: number, error: object): (() => Promise<Response>) => {
  // Stripe's own word that the same again would be of no use; it spares the tests the waiting.
  const headers = { 'Stripe-Should-Retry': 'false' };
  return async () => Response.json({ error }, { status, headers });
};
