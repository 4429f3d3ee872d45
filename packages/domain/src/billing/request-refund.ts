import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import { limitKeeper } from '../account/limits.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { isTaken } from '../unique-violation.ts';
import { credit } from '../wallet/credit.ts';
import { openAccount } from './customers.ts';
import { offerOf, type RefundOffer } from './money-back.ts';
import { paymentsOf } from './payments-of.ts';
import { invoiceRows, refundableOf, refundFacts, type InvoiceRow } from './refundable.ts';

const AN_HOUR = 20;

const refused = (detail: string): DomainError =>
  new DomainError('refund_refused', detail, {
    userMessage:
      'This payment cannot be handed back: only the first payment of a plan and unused tokens of a package can, within 30 days and once each. Nothing was changed.',
  });

/** The tokens go at once, so that nobody spends them while the money is on its way. */
const takeTokens = async (tx: Transaction, row: InvoiceRow, tokens: number): Promise<void> => {
  if (tokens === 0) return;
  const pools = row.kind === 'plan' ? { monthly: -tokens } : { lasting: -tokens };
  const move = row.moves + 1;
  await credit(tx, {
    userId: row.user_id,
    kind: 'refund',
    ...pools,
    key: `invoice:${row.provider_id}:${move}`,
  });
  // Those of a month are booked as gone with it, and come back into it should the refund fail.
  const gone =
    row.kind === 'plan'
      ? sql`tokens_ended = tokens_ended + ${tokens}`
      : sql`tokens_owed = tokens_owed + ${tokens}, tokens_taken = tokens_taken + ${tokens}`;
  await tx.execute(sql`
    update invoices set ${gone}, moves = ${move}
    where user_id = ${row.user_id} and id = ${row.id}`);
};

/** Holds what every reading of the payment service holds, in the same order. */
const hold = async (tx: Transaction, userId: string): Promise<void> => {
  await openAccount(tx, userId);
  await tx.execute(sql`select 1 from billing_accounts where user_id = ${userId} for update`);
  await tx.execute(sql`select 1 from subscriptions where user_id = ${userId} for update`);
  await tx.execute(sql`select 1 from wallets where user_id = ${userId} for update`);
};

const ask = async (ctx: Ctx, tx: Transaction, userId: string, id: string) => {
  await hold(tx, userId);
  const [row] = await invoiceRows(tx, userId, { id, limit: 1 });
  if (!row) throw new DomainError('not_found', 'no such invoice of this keeper');
  const facts = await refundFacts(tx, userId, paymentsOf(ctx).now());
  const offer = offerOf(refundableOf(row), facts);
  if (offer === null) throw refused('not covered');
  const refundId = uuidv7();
  await tx.execute(sql`
    insert into refunds (user_id, id, invoice_id, kind, amount, tokens, state, created_at)
    values (${userId}, ${refundId}, ${row.id}, ${row.kind}, ${offer.amount}, ${offer.tokens}, 'asked',
            ${facts.now.toISOString()})`);
  await takeTokens(tx, row, offer.tokens);
  await enqueue(tx, { kind: 'refund', userId, refundId });
  return { ...offer, currency: row.currency };
};

/**
 * Hands a payment back: the tokens go now, the money and the plan within moments, by a task of the
 * outbox that is tried until it works.
 * @throws DomainError not_found, refund_refused, payments_off
 */
export const requestRefund = async (
  ctx: Ctx,
  input: { invoice_id: string },
): Promise<RefundOffer & { currency: string }> => {
  const { userId } = keeperOf(ctx.actor);
  paymentsOf(ctx);
  await limitKeeper(ctx, 'refund', userId, AN_HOUR);
  try {
    const asked = await asSystem(ctx, (tx) => ask(ctx, tx, userId, input.invoice_id));
    ctx.log.info({ userId, ...asked }, 'a refund was asked for');
    return asked;
  } catch (error) {
    if (isTaken(error, 'refunds_once')) throw refused('once per customer');
    throw error;
  } finally {
    ctx.wakeOutbox();
  }
};
