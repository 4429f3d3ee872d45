import { endpoints } from '@nishiki/contract/endpoints';
import type { Analysis } from '@nishiki/contract/analysis';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import type { Analyst } from '@nishiki/domain/ports';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newGuestDevice } from '../../test/owner.ts';
import { newSignedIn } from '../../test/signed-in.ts';
import { answering, createTestApp, jobCtx, photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const { path } = endpoints.analyzeExample;
const events = { accept: 'text/event-stream' };

/** The site, and the photos that its analyst is given. */
const site = async (environment: NodeJS.ProcessEnv = {}) => {
  const photos: Uint8Array[] = [];
  const analyst: Analyst = {
    analyse(photo, options) {
      photos.push(photo);
      return answering('identified').analyse(photo, options);
    },
  };
  const test = await createTestApp(db, { analyst, environment });
  const ask = async (headers: Record<string, string> = {}): Promise<Response> =>
    test.app.request(path, photoRequest({}, headers));
  return { ...test, ask, photos };
};

/** Everything that could have been written down. */
const kept = async (): Promise<string> => {
  const tables = ['analyses', 'guest_tries', 'guest_devices', 'token_ledger', 'tool_uses'];
  const rows = await Promise.all(tables.map((name) => db.asOwner(`select * from ${name}`)));
  return JSON.stringify(rows);
};

describe('the example', () => {
  it('is the drawn koi, a JPEG, whatever is sent', async () => {
    const { app, photos } = await site();
    const image = 'data:image/jpeg;base64,AQID';
    expect((await app.request(path, photoRequest({ image }))).status).toBe(200);
    expect(photos).toHaveLength(1);
    // SOI and EOI, the marks at both ends of a JPEG (ITU-T T.81, B.1.1.3).
    const photo = Buffer.from(photos[0] ?? []);
    expect(photo.subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(photo.subarray(-2).toString('hex')).toBe('ffd9');
  });

  it('stores nothing, and takes neither a try nor a token', async () => {
    const test = await site();
    const keeper = await newSignedIn(jobCtx(test));
    const { cookie } = await newGuestDevice(test);
    const before = [await kept(), await booksOf(jobCtx(test), keeper.userId)];
    const files = readdirSync(test.folder, { recursive: true }).sort();
    for (const headers of [{ cookie }, keeper.headers, { cookie, ...events }, {}])
      expect((await test.ask(headers)).status).toBe(200);
    expect([await kept(), await booksOf(jobCtx(test), keeper.userId)]).toEqual(before);
    expect(readdirSync(test.folder, { recursive: true }).sort()).toEqual(files);
    const status = await test.app.request('/api/v1/identify-status', { headers: { cookie } });
    expect(await status.json()).toMatchObject({ tries: { used: 1, limit: 3 } });
  });

  it('answers with an analysis whose photo the page has itself', async () => {
    const { analysis } = (await (await (await site()).ask()).json()) as { analysis: Analysis };
    expect(analysis).toMatchObject({ outcome: 'identified', variety: 'Kohaku', photo: null });
  });

  it('tells its steps while they happen, and then the result', async () => {
    const text = await (await (await site()).ask(events)).text();
    const told = [...text.matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, name, data]) =>
      name === 'step' ? (JSON.parse(data ?? '') as { step: string }).step : name,
    );
    expect(told).toEqual(['receiving', 'reading', 'comparing', 'result']);
  });

  it('counts as a photo of the client address, together with the visitor’s own', async () => {
    const { app, ask } = await site({ PHOTOS_PER_ADDRESS: '3', TRUST_PROXY: '1' });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    expect((await app.request(endpoints.analyzeKoi.path, photoRequest('{', from))).status).toBe(
      400,
    );
    const answers = [await ask(from), await ask({ ...from, ...events }), await ask(from)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask({ 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });

  it('says so when too many photos wait', async () => {
    const test = await createTestApp(db, {
      analyst: { analyse: () => Promise.reject(new DomainError('busy', 'test')) },
    });
    const answer = await test.app.request(path, photoRequest({}));
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: { code: 'busy' } });
  });
});
