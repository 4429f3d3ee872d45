/** Calls the platform by the endpoint table of the contract. */
import type { EndpointName, Input, Output } from '@nishiki/contract/endpoints';
import { ApiError, offlineError, unexpectedAnswer, type ApiErrorCode } from './api-error.ts';
import { readEvents } from './event-stream.ts';

type Contract = typeof import('./contract.ts');
const loadContract = (): Promise<Contract> => import('./contract.ts');

export type CallOptions = {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError`. */
  signal?: AbortSignal | undefined;
};

export type StreamOptions = CallOptions & {
  /** The work goes on to a named step. */
  onStep?: ((step: string) => void) | undefined;
  /** More words of an answer that is written as it comes. */
  onDelta?: ((text: string) => void) | undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const toApiError = ({ errorSchema, errorTable }: Contract, answer: unknown, response: Response) => {
  const parsed = errorSchema.safeParse(answer);
  if (!parsed.success) return unexpectedAnswer(response.headers.get('x-request-id'));
  const { code, message, requestId, retryAfterSeconds } = parsed.data.error;
  const known = (code in errorTable ? code : 'unexpected_answer') as ApiErrorCode;
  const header = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfter = retryAfterSeconds ?? (Number.isFinite(header) ? header : null);
  return new ApiError(known, message, requestId, retryAfter);
};

const request = async (
  { endpoints }: Contract,
  name: EndpointName,
  input: unknown,
  accept: string,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const { method, path } = endpoints[name];
  const body =
    method === 'POST'
      ? { body: JSON.stringify(input), headers: { accept, 'content-type': 'application/json' } }
      : { headers: { accept } };
  try {
    return await fetch(path, { method, ...body, signal: signal ?? null });
  } catch (error) {
    // fetch rejects for two reasons only: it was stopped, or nothing answered.
    signal?.throwIfAborted();
    if (error instanceof TypeError) throw offlineError();
    throw error;
  }
};

const parseOutput = <N extends EndpointName>(
  { endpoints }: Contract,
  name: N,
  answer: unknown,
): Output<N> => {
  const parsed = endpoints[name].output.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer();
  return parsed.data as Output<N>;
};

/** Reads a body; a connection that breaks on the way counts as offline. */
const reading = async <T>(signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TypeError) throw offlineError();
    throw error;
  }
};

const plainAnswer = async <N extends EndpointName>(
  contract: Contract,
  name: N,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Output<N>> => {
  const answer = parseJson(await reading(signal, () => response.text()));
  if (!response.ok) throw toApiError(contract, answer, response);
  return parseOutput(contract, name, answer);
};

/** The chunk of the contract may be out of reach, too: that is being offline. */
const contractOrOffline = (): Promise<Contract> =>
  loadContract().catch(() => {
    throw offlineError();
  });

/** Calls an endpoint. Rejects with an `ApiError`, or with the abort reason of `signal`. */
export const call = async <N extends EndpointName>(
  name: N,
  input: Input<N>,
  { signal }: CallOptions = {},
): Promise<Output<N>> => {
  const contract = await contractOrOffline();
  const response = await request(contract, name, input, 'application/json', signal);
  return plainAnswer(contract, name, response, signal);
};

/** Calls an endpoint that tells its steps while it works. Rejects as `call` does. */
export const stream = async <N extends EndpointName>(
  name: N,
  input: Input<N>,
  { signal, onStep, onDelta }: StreamOptions = {},
): Promise<Output<N>> => {
  const contract = await contractOrOffline();
  const response = await request(contract, name, input, 'text/event-stream', signal);
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const { body } = response;
  if (!isStream || body === null) return plainAnswer(contract, name, response, signal);
  return reading(signal, async () => {
    for await (const { event, data } of readEvents(body)) {
      const value = parseJson(data);
      if (event === 'step') onStep?.(textField(value, 'step'));
      if (event === 'delta') onDelta?.(textField(value, 'text'));
      if (event === 'error') throw toApiError(contract, value, response);
      if (event === 'result') return parseOutput(contract, name, value);
    }
    // The stream ended without a result: the connection was cut.
    throw offlineError();
  });
};

const textField = (value: unknown, field: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};
