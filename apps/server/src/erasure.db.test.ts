import { endpoints } from '@nishiki/contract/endpoints';
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { eraseAccount, eraseDueAccounts } from '@nishiki/domain/account/erase-account';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { describe, expect, it } from 'vitest';
import { dumpOf, filesOf, newOwner, tablesWith, type Owner } from '../test/owner.ts';
import { newSession } from '../test/signed-in.ts';
import { createTestApp, jobCtx } from '../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);
const ctx = jobCtx(test);
/** The same, so many days from now. */
const inDays = (days: number) => ({
  ...ctx,
  now: () => new Date(Date.now() + days * 24 * 3600 * 1000),
});

const send = (
  { method, path }: { method: string; path: string },
  headers: Record<string, string>,
  body: object,
): Promise<Response> =>
  Promise.resolve(
    test.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

const leave = (owner: Owner, body: object = {}): Promise<Response> => {
  const { email, password, headers } = owner;
  return send(endpoints.deleteAccount, headers, { email, password, ...body });
};

const signIn = ({ email, password }: Owner): Promise<Response> =>
  send(
    { method: 'POST', path: `${endpoints.authToken.path}?grant_type=password` },
    {},
    { email, password },
  );

/** Tables that still know the keeper, files that are still there, and work that is still to be done. */
const left = async ({ userId, email }: Owner) => {
  const tables: string[] = [];
  for (const name of await tablesWith(db, 'user_id'))
    if ((await db.asOwner(`select 1 from ${name} where user_id = $1 limit 1`, [userId])).length > 0)
      tables.push(name);
  const tasks = await db.asOwner(
    `select kind from outbox where payload::text like '%' || $1 || '%' or payload::text like '%' || $2 || '%'`,
    [userId, email],
  );
  return { tables, tasks, files: Object.keys(filesOf(test, userId)) };
};

/** decisions.md: "ledger lines kept without the person". */
const onlyBooks = {
  tables: ['invoices', 'refunds', 'token_ledger', 'token_reservations'],
  tasks: [],
  files: [],
};

describe('asking for the own account to be deleted', () => {
  it.each([
    [{ password: 'not the one' }, 403, 'password_wrong'],
    [{ password: undefined }, 403, 'password_wrong'],
    [{ email: 'someone@else.example' }, 400, 'invalid_request'],
  ])('is refused with %j, and nothing changes', async (body, status, code) => {
    const owner = await newOwner(test);
    const before = await dumpOf(db, test, owner.userId);
    const response = await leave(owner, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(await dumpOf(db, test, owner.userId)).toBe(before);
  });

  it('is due in 14 days; the plan and every session end at once', async () => {
    const owner = await newOwner(test);
    const response = await leave(owner);
    expect(response.status).toBe(200);
    const { erase_after: due } = (await response.json()) as { erase_after: string };
    expect(Date.parse(due) - test.time.getTime()).toBe(14 * 24 * 3600 * 1000);

    for (const { headers } of [owner, owner.device]) {
      const refused = await test.app.request(endpoints.readProfile.path, { headers });
      expect(refused.status).toBe(401);
    }
    expect(await booksOf(ctx, owner.userId)).toMatchObject({ monthly: 0, lasting: 104, used: 1 });
    const [profile] = await db.asOwner(
      `select subscription_tier, plan, (select count(*)::int from subscriptions s where s.user_id = p.user_id) as held
       from profiles p where user_id = $1`,
      [owner.userId],
    );
    expect(profile).toEqual({ subscription_tier: 'free', plan: null, held: 0 });
    const tasks = await db.asOwner(
      `select 1 from outbox where kind = 'deletion-scheduled' and payload->>'userId' = $1`,
      [owner.userId],
    );
    expect(tasks).toHaveLength(1);
  });

  it('is undone by signing in', async () => {
    const owner = await newOwner(test);
    await leave(owner);
    expect((await signIn(owner)).status).toBe(200);
    await eraseDueAccounts(inDays(15));
    expect((await left(owner)).files).toHaveLength(3);
    expect((await signIn(owner)).status).toBe(200);
  });
});

describe('the erasure', () => {
  it('comes after 14 days, takes everything but the books, and lets the address be used anew', async () => {
    const owner = await newOwner(test);
    await leave(owner);
    expect(await eraseDueAccounts(inDays(13.99))).toBe(0);
    expect((await left(owner)).tables).toContain('profiles');

    expect(await eraseDueAccounts(inDays(14.01))).toBe(1);
    expect(await left(owner)).toEqual(onlyBooks);
    const kept = await dumpOf(db, test, owner.userId);
    for (const mark of [owner.email, 'Keeper ']) expect(kept).not.toContain(mark);
    expect((await signIn(owner)).status).toBe(400);
    expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });

    const { email, password } = owner;
    expect((await send(endpoints.authSignup, {}, { email, password })).status).toBe(200);
  });

  it('leaves others what is theirs', async () => {
    const [owner, other] = [await newOwner(test), await newOwner(test)];
    const before = await dumpOf(db, test, other.userId);
    await eraseAccount(ctx, owner);
    expect(await dumpOf(db, test, other.userId)).toBe(before);
  });

  it('takes a picture of the profile that was replaced by a drawn koi', async () => {
    const owner = await newOwner(test);
    const koi = { avatar: { kind: 'koi', variety: 'showa', seed: 7 } };
    expect((await send(endpoints.updateProfile, owner.headers, koi)).status).toBe(200);
    expect(Object.keys(filesOf(test, owner.userId)).sort()).toEqual([
      `${owner.analysisId}.jpg`,
      `chat-${owner.messageId}.jpg`,
    ]);
    await eraseAccount(ctx, owner);
    expect(await left(owner)).toEqual(onlyBooks);
  });

  it('gives up work that is going on, so that the books stay even', async () => {
    const owner = await newOwner(test);
    await db.asOwner(
      `insert into token_reservations (user_id, id, idempotency_key, feature, cost, from_monthly, state, expires_at)
       select user_id, gen_random_uuid(), 'open', 'identify', 1, 1, 'reserved', now() + interval '1 hour' from wallets where user_id = $1`,
      [owner.userId],
    );
    await db.asOwner(
      `with w as (update wallets set monthly = monthly - 1, used = used + 1, seq = seq + 1 where user_id = $1 returning *)
       insert into token_ledger (user_id, seq, idempotency_key, kind, monthly, lasting, balance_after, reservation_id)
       select w.user_id, w.seq, 'spend', 'spend', -1, 0, w.monthly + w.lasting, r.id
       from w join token_reservations r on r.user_id = w.user_id and r.idempotency_key = 'open'`,
      [owner.userId],
    );
    expect((await verifyLedger(ctx)).openReservations).toBe(1);
    await eraseAccount(ctx, owner);
    expect(await left(owner)).toEqual(onlyBooks);
    expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
  });

  it('of one account that cannot be erased now does not keep the others waiting', async () => {
    const owners = [await newOwner(test), await newOwner(test), await newOwner(test)];
    for (const owner of owners) await leave(owner);
    const stuck = owners[0] as Owner;
    const files = {
      ...ctx.files,
      removeAll: (folder: string) =>
        folder.includes(stuck.userId)
          ? Promise.reject(new Error('disk'))
          : ctx.files.removeAll(folder),
    };
    expect(await eraseDueAccounts({ ...inDays(15), files })).toBe(2);
    for (const owner of owners.slice(1)) expect(await left(owner)).toEqual(onlyBooks);
    expect((await left(stuck)).files).toHaveLength(3);
    // Claimed: what has begun is finished, and no sign-in gets in between.
    expect((await signIn(stuck)).status).toBe(400);
    expect(await eraseDueAccounts(inDays(15))).toBe(1);
    expect(await left(stuck)).toEqual(onlyBooks);
  });
});

describe('the last moment', () => {
  it('belongs to the erasure or to the keeper who comes back, never to both', async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, () => newOwner(test)));
    for (const owner of owners) await leave(owner);
    const late = inDays(15);
    const returned = Promise.allSettled(owners.map(({ userId }) => newSession(ctx, userId)));
    const erased = await Promise.all([eraseDueAccounts(late), eraseDueAccounts(late)]);
    const stayed = (await returned).map(({ status }) => status === 'fulfilled');
    await eraseDueAccounts(late);

    const kept = stayed.filter(Boolean).length;
    expect(erased[0] + erased[1]).toBeGreaterThanOrEqual(owners.length - kept);
    for (const [at, owner] of owners.entries()) {
      if (!stayed[at]) expect(await left(owner)).toEqual(onlyBooks);
      else {
        expect((await left(owner)).files).toHaveLength(3);
        expect((await signIn(owner)).status).toBe(200);
      }
    }
    expect((await verifyLedger(ctx)).faults).toEqual([]);
    process.stdout.write(
      `erasure and sign-in at once: ${kept} of ${owners.length} came back in time\n`,
    );
  });
});
