import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../account/erase-account.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { Mail } from '../ports.ts';
import { newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { enqueue, type OutboxTask } from './enqueue.ts';
import { runOutbox } from './run-outbox.ts';

const db = await createTestDatabase();

type Line = { fields: Record<string, unknown>; message: string };
let sent: Mail[] = [];
let told: Line[] = [];

/** What a mailer does with each message, and `told` by its worker when a task failed. */
const working = (send: (mail: Mail) => Promise<void> = async (mail) => void sent.push(mail)): Ctx =>
  testCtx(db, {
    mailer: { isStandIn: true, send },
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields, message) => void told.push({ fields, message }),
    },
  });
const ctx = working();

const put = (task: OutboxTask): Promise<void> => asSystem(ctx, (tx) => enqueue(tx, task));

type Row = { kind: string; attempts: number; wait: number; held: boolean };
/** Tasks that are left; `wait` in seconds until they are due. */
const left = (): Promise<Row[]> =>
  db.asOwner<Row>(
    `select kind, attempts, round(extract(epoch from run_after - now()))::int as wait,
            held_until is not null and held_until > now() as held
     from outbox order by id`,
  );
/** As if so many seconds had gone by. */
const pass = (seconds: number) =>
  db.asOwner(
    `update outbox set run_after = run_after - make_interval(secs => $1),
            held_until = held_until - make_interval(secs => $1)`,
    [seconds],
  );

beforeEach(() => {
  sent = [];
  told = [];
});
afterEach(() => db.asOwner('delete from outbox'));

describe('a task', () => {
  it('is done once by several workers at once', async () => {
    const emails = Array.from({ length: 20 }, () => `${uuidv7()}@pond.example`);
    for (const email of emails) await newKeeper(ctx, { email });
    await db.asOwner('delete from outbox');
    for (const email of emails) await put({ kind: 'recovery', email });
    const done = await Promise.all([runOutbox(ctx), runOutbox(ctx), runOutbox(ctx)]);
    expect(sent.map(({ to }) => to).sort()).toEqual(emails.sort());
    expect(done.reduce((sum, n) => sum + n)).toBe(20);
    expect(await left()).toEqual([]);
  });

  it('of a transaction that is rolled back does not exist', async () => {
    const email = `${uuidv7()}@pond.example`;
    await newKeeper(ctx, { email });
    await runOutbox(ctx);
    const change = asSystem(ctx, async (tx) => {
      await enqueue(tx, { kind: 'recovery', email });
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await left()).toEqual([]);
    expect(await runOutbox(ctx)).toBe(0);
    expect(sent).toEqual([]);
  });

  it('is not begun before the transaction that asks for it has committed', async () => {
    const email = `${uuidv7()}@pond.example`;
    await newKeeper(ctx, { email });
    await runOutbox(ctx);
    await asSystem(ctx, async (tx) => {
      await enqueue(tx, { kind: 'recovery', email });
      expect(await runOutbox(ctx)).toBe(0);
    });
    expect(await runOutbox(ctx)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  it('held by a worker that died comes again after two minutes, and not before', async () => {
    const email = `${uuidv7()}@pond.example`;
    await newKeeper(ctx, { email });
    await db.asOwner('delete from outbox');
    await put({ kind: 'recovery', email });
    // A worker that gets stuck in the middle of sending, as one that was killed leaves its task.
    let letGo = (): void => undefined;
    const stuck = runOutbox(
      working((mail) => {
        sent.push(mail);
        return new Promise((resolve) => (letGo = resolve));
      }),
    );
    await expect.poll(() => sent.length).toBe(1);

    await pass(119);
    expect(await runOutbox(ctx)).toBe(0);
    await pass(2);
    expect(await runOutbox(ctx)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([email, email]);
    expect(await left()).toEqual([]);
    letGo();
    await stuck;
  });
});

describe('a task that fails', () => {
  const address = `bashful-${uuidv7()}@pond.example`;
  const failing = working(async ({ to }) => {
    throw new Error(`550 5.1.1 <${to}>: Recipient address rejected: ${to} is not known here`);
  });

  it('comes again after 5 s, then after four times as long each time, up to six hours, twelve times in all', async () => {
    await newKeeper(ctx, { email: address });
    await db.asOwner('delete from outbox');
    await put({ kind: 'recovery', email: address });
    for (const [at, wait] of [
      5, 20, 80, 320, 1280, 5120, 20_480, 21_600, 21_600, 21_600, 21_600,
    ].entries()) {
      expect(await runOutbox(failing)).toBe(1);
      const [row] = await left();
      expect(row).toMatchObject({ attempts: at + 1, held: false });
      expect(Math.abs((row?.wait ?? 0) - wait)).toBeLessThanOrEqual(1);
      // Nothing of it happens before its time.
      await pass(wait - 4);
      expect(await runOutbox(failing)).toBe(0);
      await pass(5);
    }
    expect(await runOutbox(failing)).toBe(1);
    expect(await left()).toEqual([]);
    expect(told).toHaveLength(12);
    expect(told.map(({ fields }) => [fields['attempts'], fields['gone']])).toEqual(
      Array.from({ length: 12 }, (_, at) => [at + 1, at === 11]),
    );
  });

  it('is told without the address, and with what the mail server said', async () => {
    await put({ kind: 'recovery', email: address });
    await runOutbox(failing);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/bashful|pond\.example/);
    expect(told[0]?.fields).toMatchObject({ kind: 'recovery', gone: false });
    expect(told[0]?.fields['error']).toMatch(/^550 5\.1\.1 .*Recipient address rejected/);
  });

  it('does not keep the others waiting', async () => {
    const lucky = `${uuidv7()}@pond.example`;
    await newKeeper(ctx, { email: lucky });
    await db.asOwner('delete from outbox');
    await put({ kind: 'recovery', email: address });
    await put({ kind: 'recovery', email: lucky });
    await runOutbox(
      working(async (mail) => {
        if (mail.to === address) throw new Error('mailbox full');
        sent.push(mail);
      }),
    );
    expect(sent.map(({ to }) => to)).toEqual([lucky]);
    expect(await left()).toMatchObject([{ kind: 'recovery', attempts: 1 }]);
  });

  it('is lost to nobody when it works at last', async () => {
    await put({ kind: 'recovery', email: address });
    await runOutbox(failing);
    await pass(6);
    expect(await runOutbox(ctx)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([address]);
    expect(await left()).toEqual([]);
  });
});

describe('tasks of an account that was erased', () => {
  const written = { name: 'Hana', email: 'hana@pond.example', subject: 'Hello', message: 'Hello' };
  const tasksOf = (userId: string, email: string): OutboxTask[] => [
    { kind: 'recovery', email },
    { kind: 'resend-verification', email },
    { kind: 'resend-email-change', email: `new-${email}` },
    { kind: 'verification', userId },
    { kind: 'email-change', userId },
    { kind: 'password-changed', userId, at: new Date().toISOString() },
    { kind: 'google-linked', userId },
    { kind: 'deletion-scheduled', userId, eraseAfter: new Date().toISOString() },
    { kind: 'email-changed', userId, oldEmail: `old-${email}` },
    { kind: 'contact', ...written, email },
    { kind: 'contact', ...written, userId },
  ];
  const waiting = async () => {
    const email = `${uuidv7()}@pond.example`;
    const userId = await newKeeper(ctx, { email, verified: false });
    await db.asOwner('update accounts set pending_email = $2 where user_id = $1', [
      userId,
      `new-${email}`,
    ]);
    await db.asOwner('delete from outbox');
    return { email, userId };
  };

  it('go with it', async () => {
    const { email, userId } = await waiting();
    for (const task of tasksOf(userId, email)) await put(task);
    expect(await left()).toHaveLength(11);
    await eraseAccount(ctx, { userId });
    expect(await left()).toEqual([]);
  });

  it('send nothing when they come later', async () => {
    const { email, userId } = await waiting();
    await eraseAccount(ctx, { userId });
    // These need no account: what a visitor wrote is a message all the same.
    const others = ['email-changed', 'contact'];
    const late = tasksOf(userId, email).filter(({ kind }) => !others.includes(kind));
    for (const task of late) await put(task);
    expect(await runOutbox(ctx)).toBe(late.length);
    expect(sent).toEqual([]);
    expect(told).toEqual([]);
    expect(await db.asOwner('select 1 from mail_tokens where user_id = $1', [userId])).toEqual([]);
  });

  it('would have sent a mail each, but for that', async () => {
    const { email, userId } = await waiting();
    for (const task of tasksOf(userId, email)) await put(task);
    await runOutbox(ctx);
    // The change of address tells the old one and asks the new one.
    expect(sent).toHaveLength(12);
  });
});
