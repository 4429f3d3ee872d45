import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import type { PaymentEvent } from '../ports.ts';
import { paymentsOf } from './payments-of.ts';

/** A customer we know, or a payment page that we sent somebody to. Whose a dispute is has to be asked. */
const isOurs = async (tx: Transaction, event: PaymentEvent): Promise<boolean> => {
  const { customer, session, charge } = event;
  if (customer === null && charge !== null) return true;
  const found = await tx.execute(sql`
    select 1 from billing_customers where customer_id = ${customer}
    union all select 1 from checkouts where session_id = ${session} limit 1`);
  return found.rows.length > 0;
};

/** Of the kinds that can change what somebody holds. */
const concerns = (type: string): boolean =>
  /^(checkout\.session|customer\.subscription|invoice|charge|refund)\./.test(type);

/**
 * Takes a message of the payment service. Only whom it is about is read from it; what is true is asked
 * afterwards, by a task of the outbox. The same message again changes nothing.
 * @throws DomainError signature_invalid
 */
export const takeEvent = async (
  ctx: Ctx,
  input: { body: string; signature: string },
): Promise<'taken' | 'known' | 'ignored'> => {
  const event = paymentsOf(ctx).readEvent(input.body, input.signature);
  if (!concerns(event.type)) return 'ignored';
  const taken = await asSystem(ctx, async (tx) => {
    const ours = await isOurs(tx, event);
    const fresh = await tx.execute(sql`
      insert into billing_events (id, type, customer_id, session_id, charge_id, state)
      values (${event.id}, ${event.type}, ${event.customer}, ${event.session}, ${event.charge},
              ${ours ? 'waiting' : 'ignored'})
      on conflict do nothing returning id`);
    if (fresh.rows.length === 0) return 'known';
    if (!ours) return 'ignored';
    await enqueue(tx, { kind: 'billing-event', event: event.id });
    return 'taken';
  });
  if (taken === 'ignored')
    ctx.log.info({ event: event.id, type: event.type }, 'a payment event of nobody we know');
  ctx.wakeOutbox();
  return taken;
};
