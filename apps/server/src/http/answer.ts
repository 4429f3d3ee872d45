import type { Endpoint } from '@nishiki/contract/endpoint';
import type { Ctx } from '@nishiki/domain/ctx';
import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type * as z from 'zod/mini';
import { ctxFor } from './actor.ts';
import type { Env } from './env.ts';
import { answerFailure, failureBody, toFailure } from './errors.ts';
import { createEventQueue } from './event-queue.ts';
import type { Parts } from './parts.ts';
import { readInput } from './read-body.ts';

export type Asked<I> = {
  readonly ctx: Ctx;
  readonly input: I;
  readonly c: Context<Env>;
  readonly onStep: (step: string) => void;
  /** Words of an answer as they are ready. Together with those before they are its text so far. */
  readonly onWords: (words: string) => void;
  /** Aborted when the client goes away. Made when asked for, since few need it and it is not cheap. */
  readonly signal: () => AbortSignal;
};
/** What the work tells while it goes on, and hears. */
type Told = Pick<Asked<unknown>, 'onStep' | 'onWords' | 'signal'>;

export type Work<I, O> = (asked: Asked<I>) => Promise<O>;

/** What the work of an endpoint gives: its output, or a response where the answer is no JSON. */
type Answered<O> = O | Response;

/**
 * The road of every call: who asks, input by contract, work, answer by contract. As an event stream
 * the steps and words are told while they happen; errors before the work begins are plain answers with their status.
 */
export const answer =
  <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    parts: Parts,
    endpoint: Endpoint<I, O>,
    work: Work<z.infer<I>, Answered<z.infer<O>>>,
  ) =>
  async (c: Context<Env>): Promise<Response> => {
    const requestId = c.get('requestId');
    const place = parts.bodyRoom.enter();
    try {
      const ctx = await ctxFor(c, parts, endpoint);
      const input = await readInput(c, endpoint, place);
      const run = (options: Told) => work({ ctx, input, c, ...options }).finally(place.leave);
      const wantsEvents = c.req.header('accept')?.includes('text/event-stream') ?? false;
      if (endpoint.streams && wantsEvents) return await events(parts, endpoint, c, run);
      const output = await run({
        onStep: () => undefined,
        onWords: () => undefined,
        signal: () => c.req.raw.signal,
      });
      c.header('Cache-Control', cacheControl(endpoint));
      if (output instanceof Response) return output;
      if (endpoint.answers === 'empty') return c.body(null, 204);
      return c.json(checked(parts, endpoint, output) as object);
    } catch (error) {
      place.leave();
      return answerFailure(c, toFailure(error, requestId, parts.log), endpoint.errorShape);
    }
  };

const cacheControl = ({ cacheSeconds }: Pick<Endpoint, 'cacheSeconds'>): string =>
  cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store';

/** Puts an endpoint of the contract at its address. */
export const route = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  app: Hono<Env>,
  parts: Parts,
  endpoint: Endpoint<I, O>,
  work: Work<z.infer<I>, Answered<z.infer<O>>>,
): void => {
  app.on(endpoint.method, endpoint.path, answer(parts, endpoint, work));
};

/**
 * Nothing is sent until the work tells its first step or words: what is refused before that (limits, a body
 * that is no photo) keeps its status and is no stream.
 */
const events = async <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  parts: Parts,
  endpoint: Endpoint<I, O>,
  c: Context<Env>,
  work: (options: Told) => Promise<Answered<z.infer<O>>>,
): Promise<Response> => {
  const gone = new AbortController();
  const queue = createEventQueue();
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const output = work({
    onStep: (step) => {
      queue.tell('step', { step });
      begin();
    },
    onWords: (words) => {
      queue.words(words);
      begin();
    },
    signal: () => AbortSignal.any([c.req.raw.signal, gone.signal]),
  });
  await Promise.race([begun, output]);
  // Told to proxies that would collect the events into one late answer.
  c.header('X-Accel-Buffering', 'no');
  c.header('Cache-Control', 'no-store');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => gone.abort());
    queue.open((event, data) => stream.writeSSE({ event, data: JSON.stringify(data) }));
    try {
      await queue.end('result', checked(parts, endpoint, await output) as object);
    } catch (error) {
      await queue.end('error', failureBody(toFailure(error, c.get('requestId'), parts.log)));
    }
  });
};

/** An answer that breaks the contract is our mistake: loud in development and tests. */
const checked = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  parts: Parts,
  endpoint: Endpoint<I, O>,
  output: Answered<z.infer<O>>,
): unknown => {
  if (!parts.checkAnswers) return output;
  const parsed = endpoint.output.safeParse(output);
  if (parsed.success) return output;
  throw new Error(`answer of ${endpoint.name} breaks the contract: ${parsed.error.message}`);
};
