import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { OutboxTask } from './enqueue.ts';
import { doTask } from './do-task.ts';

/** Seconds for which a process holds a task; one that died loses it then. */
const HOLD_SECONDS = 120;
/** After so many tries (about two days) a task is given up. */
const MOST_ATTEMPTS = 12;
/** Tried every six hours until they work: somebody's money waits for them. */
const aboutMoney: readonly OutboxTask['kind'][] = [
  'billing-event',
  'sync-billing',
  'refund',
  'drop-surplus',
  'cancel-plans',
];
/** Seconds to the next try: 5 s, 20 s, 80 s ... at most six hours. */
const delaySeconds = (attempts: number): number => Math.min(5 * 4 ** (attempts - 1), 6 * 3600);

type Row = { id: string; kind: OutboxTask['kind']; payload: object; attempts: number };

/** Takes the oldest due task. Processes at once take different ones. */
const take = (ctx: Ctx): Promise<Row | undefined> =>
  asSystem(ctx, async (tx) => {
    const taken = await tx.execute<Row>(sql`
      update outbox set attempts = attempts + 1, held_until = now() + make_interval(secs => ${HOLD_SECONDS})
      where id = (
        select id from outbox
        where run_after <= now() and (held_until is null or held_until < now())
        order by run_after, id limit 1 for update skip locked)
      returning id, kind, payload, attempts`);
    return taken.rows[0];
  });

const remove = (ctx: Ctx, id: string) =>
  asSystem(ctx, (tx) => tx.execute(sql`delete from outbox where id = ${id}`));

const later = (ctx: Ctx, { id, attempts }: Row) =>
  asSystem(ctx, (tx) =>
    tx.execute(sql`
      update outbox set held_until = null,
        run_after = now() + make_interval(secs => ${delaySeconds(attempts)}) where id = ${id}`),
  );

/** Mail servers repeat the address that they refuse. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'():,;]+@[^\s<>"'():,;]+/g, '…');

const work = async (ctx: Ctx, row: Row): Promise<void> => {
  try {
    await doTask(ctx, { kind: row.kind, ...row.payload } as OutboxTask);
    await remove(ctx, row.id);
  } catch (error) {
    const { kind, attempts } = row;
    const gone = attempts >= MOST_ATTEMPTS && !aboutMoney.includes(kind);
    const reason = withoutAddresses(error instanceof Error ? error.message : String(error));
    // Told without the payload, which may hold an address.
    ctx.log.error({ kind, attempts, gone, error: reason }, 'a task of the outbox failed');
    await (gone ? remove(ctx, row.id) : later(ctx, row));
  }
};

/**
 * Does what is due, one after the other, until nothing is. A task may be done twice when a process
 * dies at the wrong moment; it is never lost.
 * @returns how many were tried
 */
export const runOutbox = async (ctx: Ctx): Promise<number> => {
  for (let done = 0; ; done += 1) {
    const row = await take(ctx);
    if (!row) return done;
    await work(ctx, row);
  }
};
