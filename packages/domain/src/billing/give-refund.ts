import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql, type SQL } from 'drizzle-orm';
import { holdAccount } from '../account/account.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asOperator } from '../operator/policy.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { asSystem } from '../own-rows.ts';
import { openAccount } from './customers.ts';
import { money } from './money.ts';
import { backOf, type HeldRefund } from './owed.ts';

export type RefundWish = {
  /** The number on the document, or the payment service's id. */
  readonly invoice: string;
  /** Minor units; null for all that is left. */
  readonly amount: number | null;
  readonly reason: string;
};

type Row = {
  id: string;
  user_id: string;
  provider_id: string;
  status: string;
  currency: string;
  paid: number;
  refunded: number;
  disputed: number;
  tokens_given: number;
};

const find = async (tx: Transaction, which: SQL): Promise<Row[]> => {
  const found = await tx.execute<Row>(sql`
    select id, user_id, provider_id, status, currency, paid, refunded, disputed, tokens_given
    from invoices where ${which}`);
  return found.rows;
};

/** Asked for here before, whether they have arrived or not. */
const refundsOf = async (tx: Transaction, { user_id: userId, id, provider_id: invoice }: Row) => {
  const found = await tx.execute<Omit<HeldRefund, 'invoice'>>(sql`
    select amount, tokens, state from refunds
    where user_id = ${userId} and invoice_id = ${id} and state <> 'failed'`);
  return found.rows.map((one) => ({ ...one, invoice }));
};

const refused = (detail: string, userMessage: string): DomainError =>
  new DomainError('refund_refused', detail, { userMessage });

const findOne = async (tx: Transaction, invoice: string): Promise<Row> => {
  const [row, another] = await find(tx, sql`number = ${invoice} or provider_id = ${invoice}`);
  if (!row)
    throw new DomainError('not_found', 'no such invoice', {
      userMessage: `There is no invoice ${invoice}.`,
    });
  if (another)
    throw refused(
      'not the only one',
      `Several invoices have the number ${invoice}: name the payment service's id.`,
    );
  return row;
};

/** Nothing that was read or asked for meanwhile slips in between: every reading holds the same row. */
const hold = async (tx: Transaction, userId: string): Promise<void> => {
  if (!(await holdAccount(tx, userId)))
    throw refused(
      'erased',
      'The account of that invoice is erased: hand the money back at the payment service.',
    );
  await openAccount(tx, userId);
  await tx.execute(sql`select 1 from billing_accounts where user_id = ${userId} for update`);
};

const leftOf = ({ paid, refunded, disputed }: Row, own: readonly HeldRefund[]): number =>
  paid -
  disputed -
  Math.max(
    refunded,
    own.reduce((sum, { amount }) => sum + amount, 0),
  );

const amountOf = (row: Row, own: readonly HeldRefund[], wanted: number | null): number => {
  if (row.status !== 'paid') throw refused('not paid', 'That invoice was not paid.');
  if (own.some(({ state }) => state === 'asked'))
    throw refused('asked', 'Another refund of that invoice is on its way: wait until it is done.');
  const left = leftOf(row, own);
  if (left <= 0)
    throw refused('nothing left', 'Nothing is left of what was paid for that invoice.');
  if (wanted !== null && wanted > left)
    throw refused('too much', `Only ${money(left, row.currency)} of that invoice is left.`);
  return wanted ?? left;
};

const give = async (tx: Transaction, { invoice, amount: wanted, reason }: RefundWish) => {
  const { id, user_id: userId } = await findOne(tx, invoice);
  await hold(tx, userId);
  const [row] = (await find(tx, sql`user_id = ${userId} and id = ${id}`)) as [Row];
  const own = await refundsOf(tx, row);
  const amount = amountOf(row, own, wanted);
  const left = leftOf(row, own);
  const { currency, provider_id: providerId, tokens_given: given } = row;
  const open = given - backOf({ ...row, id: providerId }, given, own);
  const tokens = Math.round((open * amount) / left);
  const refundId = uuidv7();
  await tx.execute(sql`
    insert into refunds (user_id, id, invoice_id, kind, amount, tokens, state, reason)
    values (${userId}, ${refundId}, ${id}, 'operator', ${amount}, ${tokens}, 'asked', ${reason})`);
  await enqueue(tx, { kind: 'refund', userId, refundId });
  return { userId, refundId, invoice: providerId, amount, currency, tokens, left: left - amount };
};

/**
 * An operator hands money of an invoice back, whatever the rules for keepers say. The site sends it
 * within moments. Of the invoice's tokens whose money had stayed the same share goes back; the next
 * reading of the payment service takes what of them has not ended.
 * @throws DomainError not_found, refund_refused
 */
export const giveRefund = async (ctx: Ctx, wish: RefundWish) => {
  asOperator(ctx);
  const given = await asSystem(ctx, (tx) => give(tx, wish));
  ctx.log.info({ ...given, reason: wish.reason }, 'refund given by operator');
  ctx.wakeOutbox();
  return given;
};
