import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { releaseStaleTokens } from '@nishiki/domain/wallet/release-stale';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { failing, held, photoSite, type Answer } from '../../test/photo-site.ts';
import { newSignedIn, type SignedIn } from '../../test/signed-in.ts';
import { answering } from '../../test/test-app.ts';

const db = await createTestDatabase();
const { calls, ctx, ask } = await photoSite(db);

const deeds = (keeper: SignedIn) =>
  db.asOwner('select deed from experience_activities where user_id = $1', [keeper.userId]);

describe('a wish that is sent more than once', () => {
  it('is worked on once while it is worked on: nineteen of twenty are told to wait', async () => {
    const keeper = await newSignedIn(ctx);
    const key = randomUUID();
    const { analyst, letGo, working } = held();
    Object.assign(calls, { current: analyst, count: 0 });
    const twenty = Array.from({ length: 20 }, () => ask(keeper, key));
    const waiting: Answer[] = [];
    for (const one of twenty) void one.then((answer) => waiting.push(answer));
    await working;
    await vi.waitFor(() => expect(waiting).toHaveLength(19), { timeout: 10_000 });
    for (const answer of waiting)
      expect(answer).toMatchObject({ status: 409, code: 'in_progress' });
    letGo();
    const answers = await Promise.all(twenty);
    const [done] = answers.filter(({ status }) => status === 200);
    expect(calls.count).toBe(1);
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual(['sign_up 5', 'spend -1']);

    // The answer was lost on its way: asked again it is the same one, for nothing.
    for (let n = 0; n < 3; n += 1)
      expect(await ask(keeper, key)).toMatchObject({ status: 200, id: done?.id });
    expect(calls.count).toBe(1);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      lasting: 4,
      lines: ['sign_up 5', 'spend -1'],
    });
    expect(await deeds(keeper)).toEqual([{ deed: done?.id }]);
  });

  it('is one analysis when all twenty race to the end, for the last token', async () => {
    const keeper = await newSignedIn(ctx, { balance: 1 });
    const key = randomUUID();
    Object.assign(calls, { current: answering('identified'), count: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(keeper, key)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(calls.count).toBe(1);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({ used: 1, lasting: 0 });
    expect(await deeds(keeper)).toHaveLength(1);
  });

  it('finds its answer again although it took the last token', async () => {
    const keeper = await newSignedIn(ctx, { balance: 1 });
    const key = randomUUID();
    calls.current = answering('identified');
    const first = await ask(keeper, key);
    expect(first.status).toBe(200);
    expect(await ask(keeper, key)).toMatchObject({ status: 200, id: first.id });
    expect(await ask(keeper, randomUUID())).toMatchObject({
      status: 402,
      code: 'tokens_short',
      message: 'This needs 1 token, you have 0.',
    });
  });

  it('means another analysis to another keeper', async () => {
    const [one, other] = [await newSignedIn(ctx), await newSignedIn(ctx)];
    const key = randomUUID();
    const [first, second] = [await ask(one, key), await ask(other, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.id).not.toBe(first.id);
    expect((await booksOf(ctx, other.userId)).used).toBe(1);
  });

  it.each([
    ['failed', failing(new Error('the engine broke')), 500],
    ['gave no firm answer', answering('unsure'), 200],
  ])('may be tried again when it %s', async (_why, analyst, status) => {
    const keeper = await newSignedIn(ctx);
    const key = randomUUID();
    calls.current = analyst;
    const first = await ask(keeper, key);
    expect(first.status).toBe(status);
    calls.current = answering('identified');
    const second = await ask(keeper, key);
    expect(second.status).toBe(200);
    expect(second.id).not.toBe(first.id);
    expect(await ask(keeper, key)).toMatchObject({ status: 200, id: second.id });
    expect((await booksOf(ctx, keeper.userId)).lines).toEqual([
      'sign_up 5',
      'spend -1',
      'release 1',
      'spend -1',
    ]);
  });
});

describe('an answer that comes after its reservation was given up', () => {
  it('is a present: the tokens stay, and asking again is charged once', async () => {
    const keeper = await newSignedIn(ctx);
    const key = randomUUID();
    const first = held();
    calls.current = first.analyst;
    const late = ask(keeper, key);
    await first.working;
    await db.asOwner(`update token_reservations set expires_at = now() - interval '1 second'
                      where state = 'reserved'`);
    expect(await releaseStaleTokens(ctx)).toBe(1);
    expect((await booksOf(ctx, keeper.userId)).lasting).toBe(5);

    // The keeper gave up waiting and sent it again, while the first is still being worked on.
    calls.current = answering('identified');
    const again = await ask(keeper, key);
    first.letGo();
    expect((await late).status).toBe(200);
    expect(again.status).toBe(200);
    expect(await booksOf(ctx, keeper.userId)).toMatchObject({
      used: 1,
      lasting: 4,
      reservations: { reserved: 0, settled: 1, released: 1 },
    });
    expect(await ask(keeper, key)).toMatchObject({ status: 200, id: again.id });
    expect((await booksOf(ctx, keeper.userId)).used).toBe(1);
  });
});

it('all of this left the books in order', async () => {
  expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
});
