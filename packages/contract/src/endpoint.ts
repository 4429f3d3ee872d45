/** The shape of one entry of the endpoint table. */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Codes that this endpoint answers with, besides those that every endpoint can. */
  readonly errors: readonly ErrorCode[];
  /** Answers in events `step`, `result`, `error` to `Accept: text/event-stream`. */
  readonly streams: boolean;
  /** Bytes of a request body before it is refused unread. */
  readonly bodyLimit: number;
};

export const defineEndpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  endpoint: Endpoint<I, O>,
): Endpoint<I, O> => endpoint;

/** Codes that any endpoint can answer with. */
export const commonErrors: readonly ErrorCode[] = [
  'invalid_request',
  'rate_limited',
  'unavailable',
  'internal',
];
