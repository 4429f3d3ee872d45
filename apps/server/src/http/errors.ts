import type { ErrorShape } from '@nishiki/contract/endpoint';
import { errorTable, gotrueError, type ErrorCode } from '@nishiki/contract/errors';
import { DatabaseUnavailable } from '@nishiki/db/database-error';
import { SessionEnded } from '@nishiki/db/with-role';
import { DomainError } from '@nishiki/domain/errors';
import type { Log } from '@nishiki/domain/ports';
import type { Context } from 'hono';
import type { Env } from './env.ts';

export type Failure = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly retryAfterSeconds: number | undefined;
};

/** Turns anything thrown into what a client may see; the rest goes to the log. */
export const toFailure = (error: unknown, requestId: string, log: Log): Failure => {
  if (error instanceof DomainError) {
    const { code, userMessage, retryAfterSeconds } = error;
    log.info({ requestId, code, detail: error.message }, 'refused');
    return failure(code, requestId, userMessage, retryAfterSeconds);
  }
  if (error instanceof SessionEnded) {
    log.info({ requestId, code: 'session_ended' }, 'refused');
    return failure('session_ended', requestId);
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
): Failure => ({ code, message, requestId, retryAfterSeconds });

/** The same failure in the words of each protocol. */
const bodies: Record<ErrorShape, (failure: Failure) => { status: number; body: object }> = {
  nishiki: ({ code, message, requestId, retryAfterSeconds }) => ({
    status: errorTable[code].status,
    body: {
      error: {
        code,
        message,
        requestId,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      },
    },
  }),
  gotrue: ({ code, message, requestId }) => {
    const named = gotrueError(code);
    return {
      status: named.status,
      body: { code: named.status, error_code: named.code, msg: message, error_id: requestId },
    };
  },
  postgrest: ({ code, message, requestId }) => ({
    status: errorTable[code].status,
    body: { code, message, details: null, hint: `Request ${requestId}` },
  }),
};

/** The body of a failure as it stands in our own event streams. */
export const failureBody = (told: Failure): object => bodies.nishiki(told).body;

export const answerFailure = (
  c: Context<Env>,
  told: Failure,
  shape: ErrorShape = 'nishiki',
): Response => {
  const { status, body } = bodies[shape](told);
  if (told.retryAfterSeconds !== undefined) c.header('Retry-After', String(told.retryAfterSeconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  c.header('Cache-Control', 'no-store');
  return c.json(body, status as 400);
};
