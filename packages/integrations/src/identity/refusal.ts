import { DomainError } from '@nishiki/domain/errors';

/** @param detail for the log: no token, code or secret, and nothing that came with the browser */
export const refusal = (detail: string): DomainError => new DomainError('identity_failed', detail);

/**
 * The error code of RFC 6749 with which a provider refused, if it is written as one. It comes with
 * the browser, so anything else could be a stranger's words in the log.
 */
export const errorCode = (error: string): string =>
  /^[a-z_]{1,40}$/.test(error) ? error : 'an error';
