import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Held, HeldPlan, Marks } from './decide.ts';
import type { HeldRefund } from './owed.ts';

type PlanRow = {
  source: HeldPlan['source'];
  provider_id: string | null;
  period_start: string;
  period_end: string;
};
type MarksRow = { provider_id: string } & Record<
  'tokens_given' | 'tokens_ended' | 'tokens_owed' | 'tokens_taken' | 'moves',
  number
>;

const planHeld = async (tx: Transaction, userId: string): Promise<HeldPlan | null> => {
  const found = await tx.execute<PlanRow>(sql`
    select source, provider_id, period_start, period_end from subscriptions
    where user_id = ${userId} for update`);
  const row = found.rows[0];
  return row
    ? {
        source: row.source,
        subscription: row.provider_id,
        periodStart: new Date(row.period_start),
        periodEnd: new Date(row.period_end),
      }
    : null;
};

const marksHeld = async (tx: Transaction, userId: string): Promise<Map<string, Marks>> => {
  const found = await tx.execute<MarksRow>(sql`
    select provider_id, tokens_given, tokens_ended, tokens_owed, tokens_taken, moves
    from invoices where user_id = ${userId}`);
  return new Map(
    found.rows.map((row) => [
      row.provider_id,
      {
        given: row.tokens_given,
        ended: row.tokens_ended,
        owed: row.tokens_owed,
        taken: row.tokens_taken,
        moves: row.moves,
      },
    ]),
  );
};

/**
 * What was done about a keeper's payments so far. Plan and wallet stay locked, in the order in which
 * everything takes them. Null when there is no wallet: the account is gone.
 */
export const holdBooks = async (tx: Transaction, userId: string): Promise<Held | null> => {
  const plan = await planHeld(tx, userId);
  const wallet = await tx.execute<{ monthly: number; lasting: number }>(
    sql`select monthly, lasting from wallets where user_id = ${userId} for update`,
  );
  if (!wallet.rows[0]) return null;
  const refunds = await tx.execute<HeldRefund>(sql`
    select i.provider_id as invoice, r.amount, r.tokens, r.state
    from refunds r join invoices i on i.user_id = r.user_id and i.id = r.invoice_id
    where r.user_id = ${userId}`);
  return {
    plan,
    marks: await marksHeld(tx, userId),
    refunds: refunds.rows,
    wallet: wallet.rows[0],
  };
};
