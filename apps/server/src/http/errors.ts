import { errorTable, type ErrorAnswer, type ErrorCode } from '@nishiki/contract/errors';
import { DatabaseUnavailable } from '@nishiki/db/database-error';
import { DomainError } from '@nishiki/domain/errors';
import type { Context } from 'hono';
import type { Env } from './env.ts';
import type { Log } from '@nishiki/domain/ports';

export type Failure = { readonly status: number; readonly body: ErrorAnswer };

/** Turns anything thrown into what a client may see; the rest goes to the log. */
export const toFailure = (error: unknown, requestId: string, log: Log): Failure => {
  if (error instanceof DomainError) {
    const { code, userMessage, retryAfterSeconds } = error;
    log.info({ requestId, code, detail: error.message }, 'refused');
    return failure(code, requestId, userMessage, retryAfterSeconds);
  }
  if (error instanceof DatabaseUnavailable) {
    log.error({ requestId, error: error.message }, 'database unavailable');
    return failure('unavailable', requestId, undefined, 5);
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error({ requestId, error: detail }, 'unexpected error');
  return failure('internal', requestId);
};

export const failure = (
  code: ErrorCode,
  requestId: string,
  message: string = errorTable[code].message,
  retryAfterSeconds?: number,
): Failure => ({
  status: errorTable[code].status,
  body: {
    error: {
      code,
      message,
      requestId,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  },
});

export const answerFailure = (c: Context<Env>, { status, body }: Failure): Response => {
  const { retryAfterSeconds } = body.error;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  return c.json(body, status as 400);
};
