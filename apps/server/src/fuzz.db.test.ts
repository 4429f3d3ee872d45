/**
 * Every endpoint of the contract under requests that are made from it and then spoilt, by guests and
 * keepers. FUZZ_SEED repeats a run, FUZZ_REQUESTS makes it longer.
 */
import type { Endpoint } from '@nishiki/contract/endpoint';
import { endpoints } from '@nishiki/contract/endpoints';
import type { Outcome } from '@nishiki/contract/analysis';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { DomainError } from '@nishiki/domain/errors';
import type { Analyst } from '@nishiki/domain/ports';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { judge, type Told } from '../test/fuzz/judge.ts';
import { keeperSupply } from '../test/fuzz/keepers.ts';
import { buyTokens } from '../test/owner.ts';
import { shotsAnywhere, shotsAt, type Shot } from '../test/fuzz/shots.ts';
import { answering, createTestApp, jobCtx, photoRequest } from '../test/test-app.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_201);
const total = Number(process.env['FUZZ_REQUESTS'] ?? 5200);
const all = Object.values<Endpoint>(endpoints);
/** Each hashes a password, which takes as long as twenty other requests. */
const slow = ['auth-signup', 'auth-token', 'auth-update-user', 'delete-account'];
const SLOW_RUNS = 70;
const runs = (name: string): number =>
  slow.includes(name)
    ? SLOW_RUNS
    : Math.ceil((total - slow.length * SLOW_RUNS) / (all.length + 1 - slow.length));

const outcomes: Outcome[] = ['identified', 'unsure', 'not_koi', 'poor_photo'];
/** Every way in which a photo can end, by its bytes. */
const analyst: Analyst = {
  analyse: (photo, options) => {
    const outcome = outcomes[photo.length % 5];
    if (outcome) return answering(outcome).analyse(photo, options);
    return Promise.reject(new DomainError('image_unreadable', 'test'));
  },
};

const loose = '1000000';
const db = await createTestDatabase();
const test = await createTestApp(db, {
  analyst,
  environment: {
    ACCOUNT_TRIES_PER_ADDRESS: loose,
    ACCOUNT_TRIES_PER_EMAIL: loose,
    GUEST_TRIES_PER_ADDRESS: loose,
    PHOTOS_PER_ADDRESS: loose,
    CONTACTS_PER_ADDRESS: loose,
    CONTACTS_PER_EMAIL: loose,
    CHATS_PER_ADDRESS: loose,
    CHATS_PER_KEEPER: loose,
  },
  ports: { transcriber: { transcribe: () => Promise.resolve('words') } },
});

const keepers = await keeperSupply(jobCtx(test), {
  analysis: async (token) => {
    const request = photoRequest({ image: 'data:;base64,AQIDBAU=', analysisType: 'comprehensive' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await test.app.request('/functions/v1/analyze-koi', { ...request, headers });
    return ((await answer.json()) as { analysis: { id: string } }).analysis.id;
  },
  link: async (token, id) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const wish = { ...photoRequest({ id }), headers };
    const answer = await test.app.request('/functions/v1/share-analysis', wish);
    return new URL(((await answer.json()) as { url: string }).url).searchParams.get('id') ?? '';
  },
  chat: async (token) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const message = { ...photoRequest({ query: 'Hello' }), headers };
    const answer = await test.app.request('/functions/v1/ai-chat', message);
    return (await answer.json()) as { conversationId: string; messageId: string };
  },
  invoice: (token) => buyTokens(test, { authorization: `Bearer ${token}` }),
});

const filledIn = (text: string, own: Readonly<Record<string, string>>): string =>
  Object.entries(own).reduce((filled, [mark, value]) => filled.replaceAll(mark, value), text);

const send = async (shot: Shot): Promise<Response> => {
  const { token, own } = await keepers.next();
  const headers = new Headers();
  for (const [name, value] of shot.headers) headers.append(name, value);
  if (shot.sender === 'keeper') headers.set('authorization', `Bearer ${token}`);
  else if (shot.sender !== 'guest') headers.set('authorization', shot.sender.strange);
  const body = typeof shot.body === 'string' ? filledIn(shot.body, own) : shot.body;
  const address = `http://127.0.0.1:3000${filledIn(shot.path, own)}`;
  return test.app.request(
    new Request(address, { method: shot.method, headers, ...(body !== null && { body }) }),
  );
};

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const counted = (what: string): number => counts.get(what) ?? 0;

/** Signed out, or too often at one thing for an hour. */
const usedUp = ['session_ended', 'session_not_found', 'rate_limited', 'over_request_rate_limit'];

const fire = async (endpoint: Endpoint | null, shot: Shot): Promise<Told> => {
  const lines = test.lines.length;
  const response = await send(shot);
  count('requests');
  count(`${Math.floor(response.status / 100)}xx`);
  const told = await judge(endpoint, shot.method, response).catch((error: unknown) => {
    const log = test.lines.slice(lines).map((line) => JSON.stringify(line));
    throw new Error(`${response.status}: ${String(error)}\n${log.join('\n')}`);
  });
  if (usedUp.includes(told.code ?? '')) keepers.replace();
  return told;
};

const shoot = (
  endpoint: Endpoint | null,
  shots: fc.Arbitrary<Shot>,
  numRuns: number,
  seen: (told: Told) => void = () => undefined,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(shots, async (shot) => seen(await fire(endpoint, shot))),
    { seed, numRuns, endOnFailure: false, interruptAfterTimeLimit: 60_000 },
  );

describe.sequential('an endpoint under every kind of request', () => {
  it.each(all)('$method $path', { timeout: 120_000 }, async (endpoint) => {
    let reached = 0;
    await shoot(endpoint, shotsAt(endpoint), runs(endpoint.name), ({ status }) => {
      if (status < 400) reached += 1;
    });
    // Else the requests would be so bad that nothing behind the first checks was ever tried.
    expect(reached).toBeGreaterThan(0);
  });

  it('any address at all', { timeout: 120_000 }, () =>
    shoot(null, shotsAnywhere, runs('anywhere')),
  );

  it('was asked often enough, and never failed on our side', () => {
    expect(counted('requests')).toBeGreaterThanOrEqual(Math.min(total, 5000));
    expect(counted('5xx')).toBe(0);
    expect(test.lines.filter(({ message }) => message === 'unexpected error')).toEqual([]);
  });
});

afterAll(() => {
  const byClass = ['2xx', '3xx', '4xx', '5xx'].map((name) => `${name} ${counted(name)}`).join(', ');
  process.stdout.write(
    `fuzz: ${counted('requests')} requests to ${all.length} endpoints, seed ${seed}: ${byClass}\n`,
  );
});
