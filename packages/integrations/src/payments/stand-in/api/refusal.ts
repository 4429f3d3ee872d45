/** What Stripe would refuse, in its words: https://docs.stripe.com/api/errors. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(
    status: number,
    message: string,
    more: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { type: 'invalid_request_error', message, ...more };
  }
}

export const invalid = (param: string, message: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, message, { param, ...(code === undefined ? {} : { code }) });

export const missing = (param: string, kind: string): StripeRefusal =>
  // Stripe names the id here; it is left out, since it comes from outside.
  new StripeRefusal(404, `No such ${kind}`, { param, code: 'resource_missing' });
