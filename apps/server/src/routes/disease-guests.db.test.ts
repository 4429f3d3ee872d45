/** A guest's searches for disease: their own tries, what may be told, and the steps as they happen. */
import { signIds } from '@nishiki/contract/condition';
import type { Output } from '@nishiki/contract/endpoints';
import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { adoptAnalyses } from '@nishiki/domain/analysis/adopt-analyses';
import { DomainError } from '@nishiki/domain/errors';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { diseaseSite, giving, photo, told } from '../../test/disease-site.ts';
import { failing } from '../../test/photo-site.ts';
import { answering, nothingFound, searchDraft } from '../../test/test-app.ts';
import { DEVICE_COOKIE, writeDeviceCookie } from '../http/device-cookie.ts';

const db = await createTestDatabase();
const site = await diseaseSite(db, {
  ...{ GUEST_TRIES_PER_ADDRESS: '1000', PHOTOS_PER_ADDRESS: '100000' },
});
const { ctx, calls, search, send, read } = site;

const identify = { ...photo, analysisType: 'comprehensive' };
const newBrowser = () => {
  const deviceId = uuidv7();
  const value = writeDeviceCookie(site.parts.deviceKey, deviceId);
  return { deviceId, cookie: `${DEVICE_COOKIE}=${value}` };
};
const statusOf = ({ cookie }: { cookie: string }): Promise<Output<'identifyStatus'>> =>
  read(endpoints.identifyStatus.path, { cookie });

describe('free tries', () => {
  it('are three, beside the three for identifying', async () => {
    const { cookie } = newBrowser();
    calls.current = answering('identified');
    const searches = [];
    for (let i = 0; i < 4; i += 1) searches.push(await search({ cookie }));
    expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(searches[3]?.error?.code).toBe('guest_tries_used');
    expect(await statusOf({ cookie })).toMatchObject({
      ...{ tries: { used: 0, limit: 3 }, disease: { used: 3, limit: 3 } },
    });
    const others = [];
    for (let i = 0; i < 4; i += 1) others.push((await send({ cookie }, identify)).status);
    expect(others).toEqual([200, 200, 200, 429]);
    expect(await statusOf({ cookie })).toMatchObject({
      ...{ tries: { used: 3, limit: 3 }, disease: { used: 3, limit: 3 } },
    });
  });

  it('in the panel are those of identifying, whatever is asked', async () => {
    const { cookie } = newBrowser();
    calls.current = answering('identified');
    const inPanel = { ...photo, analysisType: 'disease-detection', panel: true };
    const answers = [];
    for (const body of [inPanel, { ...identify, panel: true }, inPanel, inPanel, identify])
      answers.push((await send({ cookie }, body)).status);
    expect(answers).toEqual([200, 200, 200, 429, 429]);
    expect(await statusOf({ cookie })).toMatchObject({
      ...{ tries: { used: 3, limit: 3 }, disease: { used: 0, limit: 3 } },
    });
    expect((await search({ cookie })).status).toBe(200);
  });

  it('are three also for ten requests at once', async () => {
    const { cookie } = newBrowser();
    calls.current = answering('identified');
    const answers = await Promise.all(Array.from({ length: 10 }, () => search({ cookie })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('of both kinds count together against the cap of an address', async () => {
    const capped = await diseaseSite(db, { GUEST_TRIES_PER_ADDRESS: '4', TRUST_PROXY: '1' });
    const from = { 'x-forwarded-for': '203.0.113.41' };
    const asNewDevice = async (body: object): Promise<Response> => capped.send(from, body);
    for (const body of [identify, photo, identify, photo])
      expect((await asNewDevice(body)).status).toBe(200);
    for (const body of [identify, photo])
      expect(await (await asNewDevice(body)).json()).toMatchObject({
        error: { code: 'address_limit' },
      });
  });

  const unsure = searchDraft('unsure');
  it.each([
    ['no koi', answering('not_koi')],
    ['a poor photo', answering('poor_photo')],
    [
      'a fish of which nothing can be said',
      giving({ ...unsure, health: { ...unsure.health, score: null } }),
    ],
    [
      'what stands on signs alone',
      giving({ ...searchDraft('poor_photo'), diagnosis: { ...nothingFound, evidence: 'signs' } }),
    ],
    ['a time-out', failing(new DomainError('analysis_timeout', 'slow'))],
  ])('are not used by %s', async (_what, analyst) => {
    const { cookie } = newBrowser();
    calls.current = analyst;
    for (let i = 0; i < 4; i += 1) expect((await search({ cookie })).status).not.toBe(429);
    expect((await statusOf({ cookie })).disease).toEqual({ used: 0, limit: 3 });
  });
});

describe('what a guest tells', () => {
  it('reaches the analyst as it was told, with the country that was sent', async () => {
    calls.current = answering('identified');
    calls.conditions.length = 0;
    const { status, analysis } = await search({}, { ...told, country: 'GB-WLS' });
    expect(status).toBe(200);
    expect(calls.conditions).toEqual([{ ...told, country: 'GB-WLS' }]);
    expect(analysis?.asked).toEqual({ ...told, country: 'GB-WLS' });
  });

  it('may be every sign there is, and every value to the end of its range', async () => {
    const signs = signIds.map((id) => ({ id, present: true }));
    const lowest = { temperature: -1, ph: 4, ammonia: 0, nitrite: 0, oxygen: 0, kh: 0 };
    const highest = { temperature: 40, ph: 11, ammonia: 20, nitrite: 50, oxygen: 25, kh: 40 };
    for (const water of [lowest, highest])
      expect((await search({}, { signs, water })).status).toBe(200);
  });

  const sign = { id: 'wax-drops', present: true };
  const outOfRange = [
    ...[{ temperature: -1.5 }, { temperature: 41 }, { ph: 3.9 }, { ph: 11.1 }],
    ...[{ ammonia: -0.1 }, { ammonia: 20.5 }, { nitrite: -1 }, { nitrite: 51 }],
    ...[{ oxygen: -1 }, { oxygen: 26 }, { kh: -1 }, { kh: 41 }, { ph: '7.5' }, { ph: null }],
  ];
  it.each<[string, object]>([
    ['a sign that is not known', { signs: [{ id: 'blue-moon', present: true }] }],
    ['a sign of which it is not said whether it was seen', { signs: [{ id: 'wax-drops' }] }],
    ['a sign twice', { signs: [sign, { ...sign, present: false }] }],
    [
      'more signs than there are',
      { signs: [...signIds, 'gasping'].map((id) => ({ ...sign, id })) },
    ],
    ['signs that are no list', { signs: { 'wax-drops': true } }],
    ...outOfRange.map((water): [string, object] => [JSON.stringify(water), { water }]),
    ['a country that is none', { country: 'XX' }],
    ['the United Kingdom as one, since its law is not', { country: 'GB' }],
  ])('is refused as %s, and nobody works', async (_what, more) => {
    const { cookie } = newBrowser();
    calls.conditions.length = 0;
    const { status, error } = await search({ cookie }, more);
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
    expect(calls.conditions).toEqual([]);
    expect((await statusOf({ cookie })).disease.used).toBe(0);
  });

  it.each([
    ['a sign twice', { signs: [sign, { ...sign, present: false }] }, /wax-drops/],
    ['water out of its range', { water: { ph: 3.21875 } }, /3\.21875/],
    ['a sign that is not known', { signs: [{ id: 'blue-moon', present: true }] }, /blue-moon/],
  ])('is not in the log when it is refused as %s', async (_what, more, itself) => {
    site.lines.length = 0;
    await search({}, more);
    expect(site.lines.filter(({ message }) => message === 'refused')).toHaveLength(1);
    expect(JSON.stringify(site.lines)).not.toMatch(itself);
  });

  it('goes into the account that is made in the same browser, as what it is', async () => {
    const { cookie, deviceId } = newBrowser();
    calls.current = answering('identified');
    await search({ cookie }, told);
    await send({ cookie }, identify);
    const userId = await newKeeper(ctx);
    await adoptAnalyses(ctx, { userId, deviceId });
    const copies = await db.asOwner(
      `select kind, result->'asked' as asked from analyses where user_id = $1 order by kind`,
      [userId],
    );
    expect(copies).toEqual([
      { kind: 'comprehensive', asked: null },
      { kind: 'disease-detection', asked: { ...told, country: null } },
    ]);
  });
});

it('tells its real steps while they happen, and then the result', async () => {
  calls.current = answering('identified');
  const response = await send({ accept: 'text/event-stream' }, { ...photo, ...told });
  const events = [...(await response.text()).matchAll(/event: (\w+)\ndata: (.*)/g)].map(
    ([, name, data]) => [name, JSON.parse(data ?? '')] as [string, { step?: string }],
  );
  expect(events.map(([name, data]) => data.step ?? name)).toEqual([
    ...['receiving', 'reading', 'comparing', 'saving', 'result'],
  ]);
  expect(events.at(-1)?.[1]).toMatchObject({ analysis: { diagnosis: nothingFound, asked: told } });
});
