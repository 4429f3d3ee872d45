import type { LedgerLine } from '@nishiki/contract/account';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso } from '../timestamp.ts';
import { ledgerWords } from './words.ts';

const PAGE = 20;

type Row = {
  seq: number;
  kind: LedgerLine['kind'];
  amount: number;
  balance_after: number;
  feature: string | null;
  note: string | null;
  created_at: string;
};

/** The keeper's own ledger in words, newest first, a page at a time. */
export const listLedger = async (
  ctx: Ctx,
  input: { before?: string | undefined; limit?: string | undefined },
): Promise<{ lines: LedgerLine[]; more: boolean }> => {
  const limit = Number(input.limit ?? PAGE);
  const before = input.before === undefined ? null : Number(input.before);
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Row>(sql`
      select seq, kind, amount, balance_after, feature, note, created_at from token_ledger
      where user_id = ${userId} and (${before}::integer is null or seq < ${before}::integer)
      order by seq desc limit ${limit + 1}`),
  );
  const lines = found.rows.slice(0, limit).map((row) => ({
    seq: row.seq,
    kind: row.kind,
    words: ledgerWords(row),
    amount: row.amount,
    balance_after: row.balance_after,
    created_at: iso(row.created_at),
  }));
  return { lines, more: found.rows.length > limit };
};
