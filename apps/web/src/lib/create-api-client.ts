/** How calls go out and answers come in: by the endpoint table of the contract, as whoever is signed in. */
import type { EndpointName, Input, Output } from '@nishiki/contract/endpoints';
import { offlineError, unexpectedAnswer, type ApiError } from './api-error.ts';
import { toApiError } from './api-failure.ts';
import { requestParts } from './api-request.ts';
import * as contract from './contract.ts';
import { readEvents } from './event-stream.ts';

const { endpoints } = contract;

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

export type Tokens = {
  /** Bearer token of whoever is signed in, null for a guest. */
  accessToken: () => Promise<string | null>;
  /** Another in place of one that was refused; null when there is none. */
  renewedToken: (refused: string) => Promise<string | null>;
};

type Sending = {
  name: EndpointName;
  input: object;
  accept: string;
  signal: AbortSignal | undefined;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A connection that cannot be made or that breaks on the way counts as offline. */
const reaching = async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    // fetch rejects for two reasons only: it was stopped, or nothing answered.
    signal?.throwIfAborted();
    if (error instanceof TypeError) throw offlineError();
    throw error;
  }
};

const send = (
  { name, input, accept, signal }: Sending,
  token: string | null,
): Promise<Response> => {
  const { url, body } = requestParts(endpoints[name], input);
  const headers = {
    accept,
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return reaching(signal, () =>
    fetch(url, { method: endpoints[name].method, headers, body, signal: signal ?? null }),
  );
};

const failureOf = async (response: Response, signal: AbortSignal | undefined): Promise<ApiError> =>
  toApiError(contract, parseJson(await reaching(signal, () => response.text())), response);

const isRefusedToken = ({ code }: ApiError): boolean =>
  code === 'token_invalid' || code === 'session_ended';

/** The answer to a request, if it is no failure. A token that is refused is renewed, once. */
const request = async (tokens: Tokens, sending: Sending): Promise<Response> => {
  const { access } = endpoints[sending.name];
  const token = access === 'public' ? null : await tokens.accessToken();
  const response = await send(sending, token);
  if (response.ok) return response;
  const failure = await failureOf(response, sending.signal);
  if (token === null || !isRefusedToken(failure)) throw failure;
  const renewed = await tokens.renewedToken(token);
  if (renewed === null) throw failure;
  const second = await send(sending, renewed);
  if (second.ok) return second;
  throw await failureOf(second, sending.signal);
};

const parseOutput = <N extends EndpointName>(name: N, answer: unknown): Output<N> => {
  const parsed = endpoints[name].output.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer();
  return parsed.data as Output<N>;
};

const plainAnswer = async <N extends EndpointName>(
  name: N,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Output<N>> => {
  const text = await reaching(signal, () => response.text());
  return parseOutput(name, response.status === 204 ? {} : parseJson(text));
};

const textField = (value: unknown, field: string): string => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

export type Download = { blob: Blob; filename: string };

const filenameIn = (disposition: string | null): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1]?.trim() ?? 'nishiki-download';

export const createApiClient = (tokens: Tokens) => {
  /** Calls an endpoint. Rejects with an `ApiError`, or with the abort reason of `signal`. */
  const call = async <N extends EndpointName>(
    name: N,
    input: Input<N>,
    { signal }: CallOptions = {},
  ): Promise<Output<N>> => {
    const response = await request(tokens, {
      name,
      input,
      accept: 'application/json',
      signal,
    });
    return plainAnswer(name, response, signal);
  };

  /** Calls an endpoint that tells its steps while it works. Rejects as `call` does. */
  const stream = async <N extends EndpointName>(
    name: N,
    input: Input<N>,
    { signal, onStep, onDelta }: StreamOptions = {},
  ): Promise<Output<N>> => {
    const response = await request(tokens, {
      name,
      input,
      accept: 'text/event-stream',
      signal,
    });
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
    const { body } = response;
    if (!isStream || body === null) return plainAnswer(name, response, signal);
    return reaching(signal, async () => {
      for await (const { event, data } of readEvents(body)) {
        const value = parseJson(data);
        if (event === 'step') onStep?.(textField(value, 'step'));
        if (event === 'delta') onDelta?.(textField(value, 'text'));
        if (event === 'error') throw toApiError(contract, value, response);
        if (event === 'result') return parseOutput(name, value);
      }
      // The stream ended without a result: the connection was cut.
      throw offlineError();
    });
  };

  /** Calls an endpoint that answers with a file. Rejects as `call` does. */
  const download = async <N extends EndpointName>(
    name: N,
    input: Input<N>,
    { signal }: CallOptions = {},
  ): Promise<Download> => {
    const response = await request(tokens, { name, input, accept: '*/*', signal });
    const blob = await reaching(signal, () => response.blob());
    return { blob, filename: filenameIn(response.headers.get('content-disposition')) };
  };
  return { call, stream, download };
};
