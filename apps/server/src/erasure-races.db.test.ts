/** An account is erased at the moment at which something is being written for it: nothing is left. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { accountById } from '@nishiki/domain/account/account';
import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { linkIdentity } from '@nishiki/domain/account/link-identity';
import { startSession } from '@nishiki/domain/account/start-session';
import { analyzeKoi } from '@nishiki/domain/analysis/analyze-koi';
import { storeAnalysis } from '@nishiki/domain/analysis/store-analysis';
import type { Ctx } from '@nishiki/domain/ctx';
import { doTask } from '@nishiki/domain/outbox/do-task';
import { asSystem } from '@nishiki/domain/own-rows';
import { setAvatarPhoto } from '@nishiki/domain/profile/set-avatar-photo';
import { asKeeper } from '@nishiki/domain/testing/keepers';
import { newGuest } from '@nishiki/domain/testing/test-ctx';
import { reserveTokens } from '@nishiki/domain/wallet/reserve';
import { verifyLedger } from '@nishiki/domain/wallet/verify-ledger';
import { readOutbox } from '@nishiki/integrations/mail/outbox-mailer';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { filesOf, newOwner, tablesWith } from '../test/owner.ts';
import { answering, createTestApp, draft, jobCtx, jpegBytes } from '../test/test-app.ts';

const db = await createTestDatabase();
const test = await createTestApp(db);
const ctx = jobCtx(test);
const image = 'data:image/jpeg;base64,AQID';

const left = async (userId: string) => {
  const tables: string[] = [];
  for (const name of await tablesWith(db, 'user_id'))
    if ((await db.asOwner(`select 1 from ${name} where user_id = $1 limit 1`, [userId])).length > 0)
      tables.push(name);
  return { tables, files: Object.keys(filesOf(test, userId)) };
};
/** decisions.md: "ledger lines kept without the person". */
const onlyBooks = {
  tables: ['invoices', 'refunds', 'token_ledger', 'token_reservations'],
  files: [],
};

/** Erases while a transaction that has written already is still open. */
const erasedDuring = async (userId: string, write: (tx: Transaction) => Promise<unknown>) => {
  let erased: Promise<void> | undefined;
  await asSystem(ctx, async (tx) => {
    await write(tx);
    erased = eraseAccount(ctx, { userId });
    // Until it waits for us, or is through.
    await expect
      .poll(async () => {
        const waiting = await db.asOwner(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' union all
           select 1 where not exists (select 1 from accounts where user_id = $1)`,
          [userId],
        );
        return waiting.length;
      })
      .toBeGreaterThan(0);
  });
  await erased;
};

describe('an account that is erased while', () => {
  it('somebody signs in has no session', async () => {
    const { userId } = await newOwner(test);
    await erasedDuring(userId, async (tx) => {
      const account = await accountById(tx, userId);
      if (!account) throw new Error('no account');
      await startSession({ ...ctx, actor: newGuest() }, tx, account, 'password');
    });
    expect(await left(userId)).toEqual(onlyBooks);
  });

  it('Google is being linked has no identity left that would lead nowhere', async () => {
    const { userId, email } = await newOwner(test);
    await db.asOwner('update accounts set email_verified_at = now() where user_id = $1', [userId]);
    const identity = { subject: uuidv7(), email, emailVerified: true, name: null };
    await erasedDuring(userId, (tx) => linkIdentity(ctx, tx, identity, uuidv7()));
    expect(await left(userId)).toEqual(onlyBooks);
    const again = await asSystem(ctx, (tx) => linkIdentity(ctx, tx, identity, uuidv7()));
    expect(await asSystem(ctx, (tx) => accountById(tx, again))).toMatchObject({ email });
  });

  it('a mail with a link is being made has no link, and gets no mail', async () => {
    const { userId, email } = await newOwner(test);
    let calls = 0;
    const withRole = (async (...asked: Parameters<typeof db.withRole>) => {
      const result: unknown = await db.withRole(...asked);
      // Once the account has been found.
      if ((calls += 1) === 1) await eraseAccount(ctx, { userId });
      return result;
    }) as typeof db.withRole;
    const late = { ...ctx, db: { ...db, withRole } };
    await expect(doTask(late, { kind: 'recovery', email })).rejects.toThrow('the account is gone');
    await doTask(late, { kind: 'recovery', email });
    expect(await left(userId)).toEqual(onlyBooks);
    expect(await readOutbox(test.parts.outboxFolder ?? '', 500)).toEqual([]);
  });

  it('an answer is being stored has no analysis', async () => {
    const { userId } = await newOwner(test);
    await erasedDuring(userId, async (tx) => {
      // As `keeperPayment` does it.
      await tx.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
      const photo = { jpeg: jpegBytes, width: 640, height: 480 };
      await storeAnalysis(tx, {
        id: uuidv7(),
        kind: 'comprehensive',
        owner: { userId },
        answer: { draft: draft('identified'), photo, fingerprint: null },
      });
    });
    expect(await left(userId)).toEqual(onlyBooks);
  });

  it('tokens are being reserved has no open reservation, and the books are even', async () => {
    const { userId } = await newOwner(test);
    await erasedDuring(userId, (tx) =>
      reserveTokens(tx, {
        userId,
        id: uuidv7(),
        feature: 'identify',
        cost: 2,
        key: uuidv7(),
        seconds: 600,
      }),
    );
    expect(await left(userId)).toEqual(onlyBooks);
    expect(await verifyLedger(ctx)).toMatchObject({ openReservations: 0, faults: [] });
  });

  it.each(['before', 'after'])(
    'its photo is being kept has no file: erased %s it',
    async (when) => {
      const { userId } = await newOwner(test);
      const late: Ctx = {
        ...asKeeper(ctx, userId),
        analyst: answering('identified'),
        files: {
          ...ctx.files,
          put: async (key, bytes) => {
            if (when === 'before') await eraseAccount(ctx, { userId });
            await ctx.files.put(key, bytes);
            if (when === 'after') await eraseAccount(ctx, { userId });
          },
        },
      };
      await analyzeKoi(late, { image, analysisType: 'comprehensive' });
      expect(await left(userId)).toEqual(onlyBooks);
    },
  );

  it('a photo is written between its two looks at the folder has none', async () => {
    const { userId } = await newOwner(test);
    let looked = 0;
    const files = {
      ...ctx.files,
      removeAll: async (folder: string) => {
        await ctx.files.removeAll(folder);
        if ((looked += 1) === 1) await ctx.files.put(`${folder}/${uuidv7()}.jpg`, jpegBytes);
      },
    };
    await eraseAccount({ ...ctx, files }, { userId });
    expect(await left(userId)).toEqual(onlyBooks);
  });

  it('its picture is being made has none, and nobody is told that it has', async () => {
    const { userId } = await newOwner(test);
    const late: Ctx = {
      ...asKeeper(ctx, userId),
      makeAvatar: async () => {
        await eraseAccount(ctx, { userId });
        return jpegBytes;
      },
    };
    await expect(setAvatarPhoto(late, { image })).rejects.toMatchObject({ code: 'session_ended' });
    expect(await left(userId)).toEqual(onlyBooks);
  });
});
