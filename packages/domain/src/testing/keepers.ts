/** Keepers for tests, without the cost of hashing a password. */
import { FREE_TOKENS } from '@nishiki/contract/tokens';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { createAccount } from '../account/create-account.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { credit } from '../wallet/credit.ts';
import { newGuest } from './test-ctx.ts';

export type NewKeeper = {
  readonly email?: string;
  /** Lasting tokens in all, the five of signing up among them. */
  readonly balance?: number;
  readonly passwordHash?: string | null;
  readonly verified?: boolean;
};

/** An account with profile, trial and wallet, as signing up makes it. @returns its user id */
export const newKeeper = (ctx: Ctx, wanted: NewKeeper = {}): Promise<string> => {
  const { email = `${uuidv7()}@koi.example`, balance = FREE_TOKENS } = wanted;
  const { passwordHash = null, verified = true } = wanted;
  return asSystem(ctx, async (tx) => {
    const { deviceId } = newGuest();
    const userId = await createAccount(ctx, tx, { email, passwordHash, verified, deviceId });
    const more = balance - FREE_TOKENS;
    if (more !== 0)
      await credit(tx, { userId, kind: 'operator', lasting: more, key: 'test balance' });
    return userId;
  });
};

/** The same `ctx`, asked for by that keeper. */
export const asKeeper = (ctx: Ctx, userId: string): Ctx => ({
  ...ctx,
  actor: { ...newGuest(), kind: 'user', userId, sessionId: uuidv7() },
});

export type Books = {
  monthly: number;
  lasting: number;
  used: number;
  /** Amounts and kinds of the ledger's lines, oldest first. */
  lines: string[];
  reservations: Record<'reserved' | 'settled' | 'released', number>;
};

/** What the wallet, the ledger and the reservations of a keeper say, for looking. */
export const booksOf = (ctx: Ctx, userId: string): Promise<Books> =>
  asSystem(ctx, async (tx) => {
    const wallet = await tx.execute<Record<'monthly' | 'lasting' | 'used', number>>(
      sql`select monthly, lasting, used from wallets where user_id = ${userId}`,
    );
    const lines = await tx.execute<{ line: string }>(sql`
      select kind || ' ' || amount as line from token_ledger where user_id = ${userId} order by seq`);
    const states = await tx.execute<{ state: 'reserved' | 'settled' | 'released'; n: number }>(sql`
      select state, count(*)::int as n from token_reservations where user_id = ${userId} group by state`);
    const count = (state: string): number => states.rows.find((row) => row.state === state)?.n ?? 0;
    const { monthly = NaN, lasting = NaN, used = NaN } = wallet.rows[0] ?? {};
    return {
      monthly,
      lasting,
      used,
      lines: lines.rows.map(({ line }) => line),
      reservations: {
        reserved: count('reserved'),
        settled: count('settled'),
        released: count('released'),
      },
    };
  });
