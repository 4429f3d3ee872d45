/** An expected refusal. `code` decides status and the keeper's words; `detail` is for the log only. */
import type { ErrorCode } from '@nishiki/contract/errors';

export class DomainError extends Error {
  readonly code: ErrorCode;
  /** Words for the keeper where the table's are not exact enough. */
  readonly userMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { userMessage?: string; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.name = 'DomainError';
    this.code = code;
    this.userMessage = options.userMessage;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
