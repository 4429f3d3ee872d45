import type { Endpoint } from '@nishiki/contract/endpoint';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type * as z from 'zod/mini';
import type { Env } from './env.ts';
import { answerFailure, toFailure } from './errors.ts';
import type { Parts } from './parts.ts';
import { readInput } from './read-body.ts';

export type Work<I, O> = (
  c: Context<Env>,
  input: I,
  options: { onStep: (step: string) => void; signal: AbortSignal },
) => Promise<O>;

/**
 * The road of every call: input by contract, work, answer by contract. As an event stream the steps
 * are told while they happen; errors before the work begins are plain answers with their status.
 */
export const answer =
  <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    parts: Parts,
    endpoint: Endpoint<I, O>,
    work: Work<z.infer<I>, z.infer<O>>,
  ) =>
  async (c: Context<Env>): Promise<Response> => {
    const requestId = c.get('requestId');
    const place = parts.bodyRoom.enter();
    try {
      const input = await readInput(c, endpoint, place);
      const run = (options: Parameters<typeof work>[2]) =>
        work(c, input, options).finally(place.leave);
      const wantsEvents = c.req.header('accept')?.includes('text/event-stream') ?? false;
      if (endpoint.streams && wantsEvents) return await events(parts, endpoint, c, run);
      const output = await run({ onStep: () => undefined, signal: c.req.raw.signal });
      c.header('Cache-Control', 'no-store');
      return c.json(checked(parts, endpoint, output) as object);
    } catch (error) {
      place.leave();
      return answerFailure(c, toFailure(error, requestId, parts.log));
    }
  };

/**
 * Nothing is sent until the work tells its first step: what is refused before that (limits, a body
 * that is no photo) keeps its status and is no stream.
 */
const events = async <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  parts: Parts,
  endpoint: Endpoint<I, O>,
  c: Context<Env>,
  work: (options: { onStep: (step: string) => void; signal: AbortSignal }) => Promise<z.infer<O>>,
): Promise<Response> => {
  const gone = new AbortController();
  const told: string[] = [];
  let tell = (step: string): void => void told.push(step);
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const output = work({
    onStep: (step) => {
      tell(step);
      begin();
    },
    signal: AbortSignal.any([c.req.raw.signal, gone.signal]),
  });
  await Promise.race([begun, output]);
  // Told to proxies that would collect the events into one late answer.
  c.header('X-Accel-Buffering', 'no');
  c.header('Cache-Control', 'no-store');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => gone.abort());
    const send = (event: string, data: unknown): Promise<void> =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    tell = (step) => void send('step', { step });
    for (const step of told) await send('step', { step });
    try {
      await send('result', checked(parts, endpoint, await output));
    } catch (error) {
      await send('error', toFailure(error, c.get('requestId'), parts.log).body);
    }
  });
};

/** An answer that breaks the contract is our mistake: loud in development and tests. */
const checked = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  parts: Parts,
  endpoint: Endpoint<I, O>,
  output: z.infer<O>,
): unknown => {
  if (!parts.checkAnswers) return output;
  const parsed = endpoint.output.safeParse(output);
  if (parsed.success) return output;
  throw new Error(`answer of ${endpoint.name} breaks the contract: ${parsed.error.message}`);
};
