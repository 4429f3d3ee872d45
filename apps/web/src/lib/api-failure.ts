/** Reads an answer that is an error, in whichever of the three shapes it comes. */
import type { ErrorCode } from '@nishiki/contract/errors';
import { ApiError, unexpectedAnswer, type ApiErrorCode } from './api-error.ts';

type Contract = typeof import('./contract.ts');

type Told = {
  code: string;
  message: string;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

const told = (contract: Contract, answer: unknown): Told | null => {
  const own = contract.errorSchema.safeParse(answer);
  if (own.success) return own.data.error;
  const gotrue = contract.gotrueErrorSchema.safeParse(answer);
  if (gotrue.success) return { code: gotrue.data.error_code, message: gotrue.data.msg };
  const postgrest = contract.postgrestErrorSchema.safeParse(answer);
  return postgrest.success ? postgrest.data : null;
};

/** Our code for a code of any shape; the account protocol has names of its own for some. */
const ourCode = ({ errorTable, gotrueError }: Contract, code: string): ApiErrorCode => {
  if (Object.hasOwn(errorTable, code)) return code as ErrorCode;
  const codes = Object.keys(errorTable) as ErrorCode[];
  return codes.find((candidate) => gotrueError(candidate).code === code) ?? 'unexpected_answer';
};

const seconds = (header: string | null): number | null => {
  const value = Number(header ?? NaN);
  return Number.isFinite(value) ? value : null;
};

export const toApiError = (
  contract: Contract,
  answer: unknown,
  { headers }: Pick<Response, 'headers'>,
): ApiError => {
  const requestId = headers.get('x-request-id');
  const failure = told(contract, answer);
  if (failure === null) return unexpectedAnswer(requestId);
  return new ApiError(
    ourCode(contract, failure.code),
    failure.message,
    failure.requestId ?? requestId,
    failure.retryAfterSeconds ?? seconds(headers.get('retry-after')),
  );
};
