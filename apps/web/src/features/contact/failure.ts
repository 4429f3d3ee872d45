/** What a failed message says to its writer. Pure. */
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import type { Problem } from './values.ts';

export type Failure =
  | { readonly at: 'field'; readonly problem: Problem }
  /** `reason`: the server's own sentence, where it says more than that it failed. */
  | { readonly at: 'form'; readonly reason: string | null };

/** Codes whose sentence is no help to anybody outside. */
const unspeaking = new Set<ApiErrorCode>(['internal', 'unexpected_answer', 'session_ended']);

export const toFailure = (error: unknown): Failure => {
  if (!(error instanceof ApiError)) return { at: 'form', reason: null };
  const { code, message } = error;
  if (code === 'email_address_invalid')
    return { at: 'field', problem: { field: 'email', message } };
  return { at: 'form', reason: unspeaking.has(code) ? null : message };
};

export const failedWords = (supportEmail: string | null): string =>
  supportEmail === null
    ? 'Failed to send message. Please try again.'
    : `Failed to send message. Please try again or contact us directly at ${supportEmail}`;

export const sentWords = (responseTime: string | null): string =>
  responseTime === null
    ? 'Message sent successfully!'
    : `Message sent successfully! We'll get back to you within ${responseTime}.`;
