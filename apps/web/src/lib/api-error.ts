import type { ErrorCode } from '@nishiki/contract/errors';

/** The contract's codes, and what only a browser can know. */
export type ApiErrorCode = ErrorCode | 'offline' | 'unexpected_answer';

/** A call that failed, with words for the keeper in `message` and the id that leads to the log line. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly requestId: string | null = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

export const offlineError = (): ApiError =>
  new ApiError(
    'offline',
    'Nishiki could not be reached. Please check your internet connection and try again.',
  );

export const unexpectedAnswer = (requestId: string | null = null): ApiError =>
  new ApiError(
    'unexpected_answer',
    'Nishiki gave an answer that this page does not understand. Please reload the page.',
    requestId,
  );
