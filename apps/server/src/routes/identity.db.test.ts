import { endpoints, type Output } from '@nishiki/contract/endpoints';
import type { ErrorAnswer } from '@nishiki/contract/errors';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { expect, describe, it } from 'vitest';
import { photoSite } from '../../test/photo-site.ts';
import { madeDaysAgo, printOf, seeing } from '../../test/prints.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { photoRequest } from '../../test/test-app.ts';

const db = await createTestDatabase();
const { app, calls, ctx, ask } = await photoSite(db);

/** Patterns that have little in common. */
const [hana, yuki, momo] = [0b0110_0011_0101_1001, 0b1001_1100_1010_0110, 0b0011_1111_0000_1100];

type Told<T> = { status: number } & Partial<T> & Partial<ErrorAnswer>;

const call = async <T>(path: string, body: object, keeper?: SignedIn): Promise<Told<T>> => {
  const response = await app.request(path, photoRequest(body, keeper?.headers));
  return { status: response.status, ...((await response.json()) as T) };
};
const compare = (body: object, keeper?: SignedIn) =>
  call<Output<'compareKoi'>>(endpoints.compareKoi.path, body, keeper);
const find = (body: object, keeper?: SignedIn) =>
  call<Output<'findKoi'>>(endpoints.findKoi.path, body, keeper);

/** One analysis for each pattern, null for a photo whose fish could not be read. @returns their ids */
const photographed = async (
  keeper: SignedIn,
  ...patterns: (number | null)[]
): Promise<string[]> => {
  const ids: string[] = [];
  for (const pattern of patterns) {
    calls.current = seeing(pattern === null ? null : printOf(pattern));
    ids.push((await ask(keeper)).id ?? '');
  }
  return ids;
};

const rich = () => newSignedIn(ctx, { balance: 100 });

describe('two photos are compared', () => {
  it('and are of one fish where the pattern is the same, whichever is named first', async () => {
    const keeper = await rich();
    const [old = '', now = ''] = await photographed(keeper, hana, hana);
    await madeDaysAgo(db, old, 40);
    for (const body of [
      { a: old, b: now },
      { a: now, b: old },
    ])
      expect(await compare(body, keeper)).toMatchObject({
        status: 200,
        verdict: 'same',
        changes: [],
        days_between: 40,
        older: { id: old },
        newer: { id: now },
      });
  });

  it('and are of two fish where it is another', async () => {
    const keeper = await rich();
    const [a, b] = await photographed(keeper, hana, yuki);
    const told = await compare({ a, b }, keeper);
    expect(told).toMatchObject({ status: 200, verdict: 'different', changes: [] });
    expect(told.reasons).not.toEqual([]);
  });

  it('and nothing is said of fish without a pattern, however alike', async () => {
    const keeper = await rich();
    const [a, b] = await photographed(keeper, 0, 0);
    expect(await compare({ a, b }, keeper)).toMatchObject({ status: 200, verdict: 'unsure' });
  });

  it('and not, where one of them carries no fingerprint', async () => {
    const keeper = await rich();
    const [a, b] = await photographed(keeper, hana, null);
    const told = await compare({ a, b }, keeper);
    expect(told).toMatchObject({ status: 200, verdict: 'unsure', probability: null, changes: [] });
  });

  it('and it costs nothing', async () => {
    const keeper = await newSignedIn(ctx);
    const [a, b] = await photographed(keeper, hana, hana);
    await compare({ a, b }, keeper);
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual([
      'sign_up 5',
      'spend -1',
      'spend -1',
    ]);
  });

  it('only by their keeper', async () => {
    const [keeper, other] = [await rich(), await rich()];
    const [a, b] = await photographed(keeper, hana, hana);
    const [own] = await photographed(other, hana);
    expect(await compare({ a, b })).toMatchObject({ status: 401 });
    expect(await compare({ a, b }, other)).toMatchObject({ status: 404 });
    expect(await compare({ a: own, b }, other)).toMatchObject({ status: 404 });
    expect(await compare({ a, b: uuidv7() }, keeper)).toMatchObject({ status: 404 });
    expect(await compare({ a, b: 'Hana' }, keeper)).toMatchObject({ status: 400 });
  });
});

describe('a fish is looked for', () => {
  it('among the own photos, the surest first, and paid for when it is found', async () => {
    const keeper = await rich();
    const [before, , , , now] = await photographed(keeper, hana, yuki, momo, null, hana);
    const { used } = await booksOf(ctx, keeper.userId);
    const found = await find({ id: now }, keeper);
    expect(found).toMatchObject({ status: 200, searched: 3, skipped: 1, tokens: 1 });
    expect(found.matches?.map(({ id, verdict }) => [id, verdict])).toEqual([[before, 'same']]);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(used + 1);
  });

  it('and not among those of others', async () => {
    const [keeper, other] = [await rich(), await rich()];
    await photographed(keeper, hana, hana);
    const [id] = await photographed(other, hana);
    expect(await find({ id }, other)).toMatchObject({ matches: [], searched: 0, skipped: 0 });
  });

  it('for nothing where it is not found', async () => {
    const keeper = await rich();
    const [, id] = await photographed(keeper, hana, yuki);
    expect(await find({ id }, keeper)).toMatchObject({ status: 200, matches: [], tokens: 0 });
    const { lines, reservations } = await booksOf(ctx, keeper.userId);
    expect(lines.slice(-2)).toEqual(['spend -1', 'release 1']);
    expect(reservations.reserved).toBe(0);
  });

  it('for nothing where the photo shows no pattern to look for', async () => {
    const keeper = await rich();
    const [, id] = await photographed(keeper, hana, null);
    const { lines } = await booksOf(ctx, keeper.userId);
    expect(await find({ id }, keeper)).toMatchObject({ status: 200, searched: 0, tokens: 0 });
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(lines);
  });

  it('for nothing by whoever holds premium', async () => {
    const keeper = await rich();
    const operator = { ...ctx, actor: { kind: 'operator' as const } };
    await grantPlan(operator, { userId: keeper.userId, plan: 'professional', reason: 'test' });
    const [, id] = await photographed(keeper, hana, hana);
    const { used } = await booksOf(ctx, keeper.userId);
    expect(await find({ id }, keeper)).toMatchObject({ matches: [{}], tokens: 0 });
    expect((await booksOf(ctx, keeper.userId)).used).toBe(used);
  });

  it('once for a wish that is sent twenty times at once', async () => {
    const keeper = await rich();
    const [, id] = await photographed(keeper, hana, hana);
    const { used } = await booksOf(ctx, keeper.userId);
    const wish = { id, idempotencyKey: uuidv7() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => find(wish, keeper)));
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(used + 1);
    expect(await find(wish, keeper)).toMatchObject({ status: 200, matches: [{}] });
    expect((await booksOf(ctx, keeper.userId)).used).toBe(used + 1);
  });

  it('and paid for again for another photo, whatever its wish is called', async () => {
    const keeper = await rich();
    const [first, second] = await photographed(keeper, hana, hana);
    const { used } = await booksOf(ctx, keeper.userId);
    const idempotencyKey = uuidv7();
    for (const id of [first, second]) await find({ id, idempotencyKey }, keeper);
    expect((await booksOf(ctx, keeper.userId)).used).toBe(used + 2);
  });

  it('not without a token, a session, an analysis of one’s own, or sense', async () => {
    const keeper = await newSignedIn(ctx, { balance: 2 });
    const [, id] = await photographed(keeper, hana, hana);
    expect(await find({ id }, keeper)).toMatchObject({
      status: 402,
      error: { code: 'tokens_short' },
    });
    expect(await find({ id })).toMatchObject({ status: 401 });
    expect(await find({ id }, await rich())).toMatchObject({ status: 404 });
    expect(await find({ id: 'Hana' }, keeper)).toMatchObject({ status: 400 });
  });
});

it('all of this left the books in order', async () => {
  expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
});
