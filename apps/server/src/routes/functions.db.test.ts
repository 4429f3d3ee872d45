import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import { describe, expect, it } from 'vitest';
import { answering, cookieOf, createTestApp, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const { path } = endpoints.analyzeKoi;

type Answer = {
  analysis?: { outcome: string; photo: { url: string } | null };
  error?: { code: string };
};
const json = async (response: Response): Promise<Answer> => (await response.json()) as Answer;
const address = (n: number) => ({ environment: { TRUST_PROXY: '1' }, from: `203.0.113.${n}` });

const client = async (n: number, analyst = answering('identified')) => {
  const { environment, from } = address(n);
  const test = await createTestApp(db, { analyst, environment });
  let cookie = '';
  const ask = async (body?: unknown, headers: Record<string, string> = {}): Promise<Response> => {
    const response = await test.app.request(
      path,
      photoRequest(body, { 'x-forwarded-for': from, ...(cookie && { cookie }), ...headers }),
    );
    cookie ||= cookieOf(response);
    return response;
  };
  return { ...test, ask, from, cookie: () => cookie };
};

describe('analyze-koi', () => {
  it('answers by contract, keeps the photo under a signed address and uses one try', async () => {
    const { ask, app, cookie } = await client(1);
    const response = await ask();
    expect(response.status).toBe(200);
    const { analysis } = await json(response);
    expect(analysis?.outcome).toBe('identified');
    const photo = await app.request(analysis?.photo?.url ?? '');
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    const status = await app.request('/api/v1/identify-status', { headers: { cookie: cookie() } });
    expect(await status.json()).toMatchObject({
      tries: { used: 1, limit: 3 },
      measured: { medianMilliseconds: 120 },
    });
  });

  it('allows three firm answers and then refuses with the code of the upsell', async () => {
    const { ask } = await client(2);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push(await ask());
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect((await json(statuses[3] as Response)).error?.code).toBe('guest_tries_used');
  });

  it('lets ten requests at once take three tries, not one more', async () => {
    const { ask } = await client(3);
    await ask('{');
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it.each(['unsure', 'not_koi', 'poor_photo'] as const)('uses no try on %s', async (outcome) => {
    const { ask } = await client(4, answering(outcome));
    for (let i = 0; i < 5; i += 1) expect((await ask()).status).toBe(200);
  });

  it('keeps no photo of what is no koi', async () => {
    const { ask } = await client(5, answering('not_koi'));
    expect((await json(await ask())).analysis?.photo).toBeNull();
  });

  it('uses no try when the work fails, and says nothing of the reason', async () => {
    const { ask, lines } = await client(6, {
      analyse: () => Promise.reject(new Error('secret path /srv/x')),
    });
    for (let i = 0; i < 4; i += 1) {
      const response = await ask();
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('secret');
    }
    expect(JSON.stringify(lines)).toContain('secret path');
  });

  it('caps the tries of one address over all its devices', async () => {
    const { app, from } = await client(7);
    const asNewDevice = () =>
      app.request(path, photoRequest(undefined, { 'x-forwarded-for': from }));
    for (let i = 0; i < 30; i += 1) expect((await asNewDevice()).status).toBe(200);
    expect((await json(await asNewDevice())).error?.code).toBe('address_limit');
  });

  it('caps them also when many new devices ask at once', async () => {
    const test = await createTestApp(db, {
      environment: { TRUST_PROXY: '1', GUEST_TRIES_PER_ADDRESS: '5' },
    });
    const asNewDevice = () =>
      test.app.request(path, photoRequest(undefined, { 'x-forwarded-for': '203.0.113.77' }));
    const answers = await Promise.all(Array.from({ length: 30 }, asNewDevice));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it.each([
    ['no JSON', '{', 400, 'invalid_request'],
    ['no image', { analysisType: 'comprehensive' }, 400, 'image_missing'],
    ['an empty image', { image: '', analysisType: 'comprehensive' }, 400, 'image_missing'],
    ['a number', { image: 5, analysisType: 'comprehensive' }, 400, 'image_missing'],
    [
      'another analysis',
      { image: 'data:image/jpeg;base64,AQID', analysisType: 'x' },
      400,
      'invalid_request',
    ],
    [
      'an address elsewhere',
      { image: 'http://169.254.169.254/x.jpg', analysisType: 'comprehensive' },
      400,
      'image_not_data_url',
    ],
    [
      'a swarm of parts that would take long to parse',
      {
        image: 'data:image/jpeg;base64,AQID',
        analysisType: 'comprehensive',
        x: Array(20_000).fill(1),
      },
      400,
      'invalid_request',
    ],
    ['an array', [], 400, 'invalid_request'],
    ['null', 'null', 400, 'invalid_request'],
  ])('refuses %s', async (_name, body, status, code) => {
    const { ask } = await client(8);
    const response = await ask(body);
    expect(response.status).toBe(status);
    expect((await json(response)).error?.code).toBe(code);
  });

  it('refuses a body over the limit, said or not said in advance', async () => {
    const { ask } = await client(9);
    const tooLong = `data:image/jpeg;base64,${'A'.repeat(15 * 1024 * 1024)}`;
    const response = await ask({ image: tooLong, analysisType: 'comprehensive' });
    expect(response.status).toBe(413);
    expect((await json(response)).error?.code).toBe('image_too_large');
  });

  it("takes an upload that is cut off for the client's doing", async () => {
    const { app, lines } = await client(14);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"image":"data:')),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const response = await app.request(
      new Request(`http://localhost${path}`, { method: 'POST', body, duplex: 'half' }),
    );
    expect(response.status).toBe(400);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('passes on what the engine says of a bad photo', async () => {
    const { ask } = await client(10, {
      analyse: () => Promise.reject(new DomainError('image_unreadable', 'truncated')),
    });
    const response = await ask();
    expect([response.status, (await json(response)).error?.code]).toEqual([
      422,
      'image_unreadable',
    ]);
  });
});

describe('analyze-koi as an event stream', () => {
  const events = { accept: 'text/event-stream' };

  it('tells the real steps and then the result', async () => {
    const { ask } = await client(11);
    const text = await (await ask(undefined, events)).text();
    const names = [...text.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, name, data]) =>
      name === 'step' ? (JSON.parse(data ?? '') as { step: string }).step : name,
    );
    expect(names).toEqual(['receiving', 'reading', 'comparing', 'saving', 'result']);
  });

  it('keeps the status of a refusal that comes before the work', async () => {
    const { ask } = await client(12);
    for (let i = 0; i < 3; i += 1) await ask();
    const response = await ask(undefined, events);
    expect(response.status).toBe(429);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('tells a failure in the middle as an error event and uses no try', async () => {
    const { ask } = await client(13, {
      analyse: (_photo, { onStep }) => {
        onStep?.('reading');
        return Promise.reject(new DomainError('image_unreadable', 'truncated'));
      },
    });
    for (let i = 0; i < 4; i += 1) {
      const text = await (await ask(undefined, events)).text();
      expect(text).toContain('event: error');
      expect(text).toContain('image_unreadable');
    }
  });
});

describe('limits before the body is read', () => {
  it('refuses a flood from one address with a time to wait', async () => {
    const test = await createTestApp(db, {
      environment: { PHOTOS_PER_ADDRESS: '2', TRUST_PROXY: '1' },
    });
    const ask = () =>
      test.app.request(path, photoRequest('{', { 'x-forwarded-for': '203.0.113.99' }));
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    const kept = await db.asOwner("select key from rate_limits where key like '%203.0.113%'", []);
    expect(kept).toEqual([]);
  });
});
