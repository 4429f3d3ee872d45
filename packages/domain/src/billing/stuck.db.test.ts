/** What an operator sees and does when messages of the payment service are not followed. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { runOutbox } from '../outbox/run-outbox.ts';
import { asSystem } from '../own-rows.ts';
import type { Payments } from '../ports.ts';
import { newKeeper } from '../testing/keepers.ts';
import { testCtx } from '../testing/test-ctx.ts';
import { addCustomer } from './customers.ts';
import { listEvents } from './list-events.ts';
import { retryEvents } from './retry-events.ts';

const db = await createTestDatabase();
const operator: Ctx = testCtx(db, { actor: { kind: 'operator' } });

/** A site whose payment service does not answer, until it does. */
const newSite = () => {
  const service = { answers: false, asked: 0 };
  const payments: Partial<Payments> = {
    now: () => new Date(),
    readCustomer: async () => {
      service.asked += 1;
      if (!service.answers) throw new Error('no answer');
      return { plans: [], invoices: [] };
    },
  };
  const ctx = testCtx(db, {
    payments: payments as Payments,
    mailer: { isStandIn: true, send: async () => undefined },
  });
  return { ctx, service };
};

type State = 'waiting' | 'done' | 'ignored' | 'failed';
const put = (id: string, state: State, minutes = 0, customer: string | null = null) =>
  db.asOwner(
    `insert into billing_events (id, type, customer_id, state, created_at)
     values ($1, 'invoice.paid', $2, $3, now() - make_interval(mins => $4))`,
    [id, customer, state, minutes],
  );

afterEach(() => db.asOwner('truncate billing_events, outbox, refunds, invoices'));

it('is for whoever runs the site alone', async () => {
  const job = testCtx(db);
  for (const verb of [listEvents, retryEvents])
    await expect(verb(job)).rejects.toThrow(/is no operator/);
});

describe('messages that were not followed', () => {
  it('are listed newest first, without those that were', async () => {
    await put('evt_old', 'failed', 30);
    await put('evt_done', 'done', 20);
    await put('evt_ours', 'waiting', 10);
    await put('evt_other', 'ignored', 5);
    const { events, total } = await listEvents(operator);
    expect(events.map(({ id, state }) => [id, state])).toEqual([
      ['evt_other', 'ignored'],
      ['evt_ours', 'waiting'],
      ['evt_old', 'failed'],
    ]);
    expect(total).toBe(3);
  });

  it('are fifty at most, and counted in full', async () => {
    for (let at = 0; at < 52; at += 1) await put(`evt_${at}`, 'failed', at);
    const { events, total } = await listEvents(operator);
    expect([events.length, events[0]?.id, events.at(-1)?.id]).toEqual([50, 'evt_0', 'evt_49']);
    expect(total).toBe(52);
  });
});

describe('a message that failed', () => {
  const newMessage = async (site: ReturnType<typeof newSite>) => {
    const userId = await newKeeper(site.ctx);
    const [customer, event] = [`cus_${uuidv7()}`, `evt_${uuidv7()}`];
    await asSystem(site.ctx, (tx) => addCustomer(tx, { customer, userId }));
    await db.asOwner('delete from outbox');
    await put(event, 'waiting', 0, customer);
    await asSystem(site.ctx, (tx) => enqueue(tx, { kind: 'billing-event', event }));
    await runOutbox(site.ctx);
    return event;
  };
  const tasks = () =>
    db.asOwner<{ event: string; attempts: number; due: boolean }>(
      `select payload->>'event' as event, attempts, run_after <= now() as due from outbox`,
    );

  it('tells why, and is followed at once when it is retried', async () => {
    const site = newSite();
    const event = await newMessage(site);
    expect((await listEvents(operator)).events).toMatchObject([
      { id: event, state: 'failed', attempts: 1, error: 'no answer' },
    ]);
    // Its own turn comes later.
    expect(await tasks()).toEqual([{ event, attempts: 1, due: false }]);

    site.service.answers = true;
    expect(await retryEvents(operator)).toEqual({ events: 1, refunds: 0 });
    expect(await tasks()).toEqual([{ event, attempts: 0, due: true }]);
    await runOutbox(site.ctx);
    expect(site.service.asked).toBe(2);
    expect(await listEvents(operator)).toEqual({ events: [], total: 0 });
    expect(await retryEvents(operator)).toEqual({ events: 0, refunds: 0 });
  });

  it('is taken up again after its task was given up', async () => {
    const site = newSite();
    const event = await newMessage(site);
    await db.asOwner('delete from outbox');
    await retryEvents(operator);
    await runOutbox(site.ctx);
    expect((await listEvents(operator)).events).toMatchObject([
      { id: event, state: 'failed', attempts: 2 },
    ]);
  });
});

describe('a refund that nothing sends any more', () => {
  it('gets its task again, and one that is on its way gets no second', async () => {
    const userId = await newKeeper(operator);
    const [stuck, moving] = [uuidv7(), uuidv7()];
    for (const id of [stuck, moving])
      await db.asOwner(
        `insert into refunds (user_id, id, invoice_id, kind, amount, tokens, state)
         values ($1, $2, $2, 'operator', 100, 0, 'asked')`,
        [userId, id],
      );
    await db.asOwner('delete from outbox');
    await asSystem(operator, (tx) => enqueue(tx, { kind: 'refund', userId, refundId: moving }));
    expect(await retryEvents(operator)).toEqual({ events: 0, refunds: 1 });
    const left = await db.asOwner<{ id: string }>(
      `select payload->>'refundId' as id from outbox where kind = 'refund'`,
    );
    expect(left.map(({ id }) => id).sort()).toEqual([stuck, moving].sort());
  });
});
