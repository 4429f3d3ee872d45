import { ApiError } from './api-error.ts';

export type Problem = {
  /** Nothing answered: the keeper's own connection is the likeliest cause. */
  readonly offline: boolean;
  /** Words for the keeper. */
  readonly message: string;
  /** Leads to the line in the server's log. */
  readonly requestId: string | null;
};

/** What a failed call says to the keeper. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError
    ? { offline: error.code === 'offline', message: error.message, requestId: error.requestId }
    : {
        offline: false,
        message: 'Something went wrong on this page. Please try again.',
        requestId: null,
      };
