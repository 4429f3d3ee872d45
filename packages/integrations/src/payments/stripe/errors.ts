import { DomainError } from '@nishiki/domain/errors';
import Stripe from 'stripe';

/** Only names of the provider's own choosing: its messages may quote what a person typed. */
const plain = (text: unknown): string | null =>
  typeof text === 'string' && /^[\w.[\]-]{1,60}$/.test(text) ? text : null;

const detailOf = (step: string, error: InstanceType<typeof Stripe.errors.StripeError>): string => {
  const { type, code, param, statusCode, requestId } = error;
  const parts = [type, statusCode, plain(code), plain(param), plain(requestId)];
  return `${step}: ${parts.filter((part) => part !== null && part !== undefined).join(' ')}`;
};

/** True when the service has nothing of that id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** @returns DomainError, or the error itself where it is a mistake of ours */
const toDomainError = (step: string, error: unknown): unknown => {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return error;
  const detail = detailOf(step, error);
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  )
    return new DomainError('payments_off', `${detail}: look at the secret key`);
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    // 5xx, and 409 while the same request is being worked on.
    error instanceof errors.StripeAPIError
  )
    return new DomainError('payment_unreachable', detail);
  return new DomainError('payment_refused', detail);
};

/** @throws DomainError payment_unreachable, payment_refused or payments_off */
export const telling = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw toDomainError(step, error);
  }
};
