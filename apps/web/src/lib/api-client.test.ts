import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, stream } from './api-client.ts';
import { ApiError } from './api-error.ts';

const status = {
  tries: { used: 1, limit: 3 },
  disease: { used: 0, limit: 3 },
  measured: null,
};

const answering = (...answers: (Response | Error)[]) => {
  const fetching = vi.fn((_url: string, _init?: RequestInit) => {
    const next = answers.shift();
    return next instanceof Response
      ? Promise.resolve(next)
      : Promise.reject(next ?? new Error('x'));
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const events = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
};

const photo = { image: 'data:image/png;base64,AA==', analysisType: 'comprehensive' } as const;

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('asks by the method and path of the contract and gives the answer', async () => {
    const fetching = answering(json(status));
    expect(await call('identifyStatus', {})).toEqual(status);
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/v1/identify-status');
    expect(fetching.mock.calls[0]?.[1]?.method).toBe('GET');
  });

  it('turns an error answer into its code, words, request id and waiting time', async () => {
    const error = { code: 'busy', message: 'Wait.', requestId: 'r-7', retryAfterSeconds: 4 };
    answering(json({ error }, { status: 429 }));
    const { code, message, requestId, retryAfterSeconds } = await failure(call('health', {}));
    expect({ code, message, requestId, retryAfterSeconds }).toEqual(error);
  });

  it('takes the waiting time from the header where the body has none', async () => {
    const error = { code: 'busy', message: 'Wait.', requestId: 'r-7' };
    answering(json({ error }, { status: 429, headers: { 'retry-after': '30' } }));
    expect((await failure(call('health', {}))).retryAfterSeconds).toBe(30);
  });

  it('calls a network that does not answer offline', async () => {
    answering(new TypeError('Failed to fetch'));
    expect((await failure(call('health', {}))).code).toBe('offline');
  });

  it('refuses what breaks the contract, and pages that are no answer at all', async () => {
    answering(json({ tries: 'many' }), new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect((await failure(call('identifyStatus', {}))).code).toBe('unexpected_answer');
    expect((await failure(call('identifyStatus', {}))).code).toBe('unexpected_answer');
  });

  it('passes an abort on as it is', async () => {
    const stop = new AbortController();
    stop.abort();
    answering(new DOMException('stopped', 'AbortError'));
    await expect(call('health', {}, { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('stream', () => {
  it('tells the steps in order and fails with the error event', async () => {
    const error = { code: 'image_unreadable', message: 'Damaged.', requestId: 'r-9' };
    answering(
      events(
        `event: step\ndata: {"step":"reading"}\n\nevent: step\ndata: {"step":"finding"}\n\n` +
          `event: error\ndata: ${JSON.stringify({ error })}\n\n`,
      ),
    );
    const steps: string[] = [];
    const thrown = await failure(
      stream('analyzeKoi', photo, { onStep: (step) => steps.push(step) }),
    );
    expect(steps).toEqual(['reading', 'finding']);
    expect(thrown.code).toBe('image_unreadable');
  });

  it('gives the result event', async () => {
    answering(events(`event: result\ndata: ${JSON.stringify(status)}\n\n`));
    expect(await stream('identifyStatus', {})).toEqual(status);
  });

  it('takes a plain error answer that came before the stream', async () => {
    const error = { code: 'guest_tries_used', message: 'Used.', requestId: 'r-1' };
    answering(json({ error }, { status: 429 }));
    expect((await failure(stream('analyzeKoi', photo))).code).toBe('guest_tries_used');
  });

  it('calls a stream that ends without a result offline', async () => {
    answering(events('event: step\ndata: {"step":"reading"}\n\n'));
    expect((await failure(stream('analyzeKoi', photo))).code).toBe('offline');
  });
});
