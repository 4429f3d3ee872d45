import type { Transaction } from '@nishiki/db/open-database';
import { sql, type SQL } from 'drizzle-orm';

/** A row of the address book, with the providers that are linked to it. Times as PostgreSQL writes them. */
export type Account = {
  user_id: string;
  email: string;
  email_verified_at: string | null;
  password_hash: string | null;
  pending_email: string | null;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string | null;
  erase_after: string | null;
  providers: string[];
};

const findAll = async (tx: Transaction, where: SQL): Promise<Account[]> => {
  const found = await tx.execute<Account>(sql`
    select a.*, array(select provider from account_identities i
                      where i.user_id = a.user_id order by provider) as providers
    from accounts a where ${where}`);
  return found.rows;
};

const find = async (tx: Transaction, where: SQL): Promise<Account | null> =>
  (await findAll(tx, where))[0] ?? null;

export const accountById = (tx: Transaction, userId: string): Promise<Account | null> =>
  find(tx, sql`a.user_id = ${userId}`);

/** Held until the transaction ends: nobody changes password, address or end of the account meanwhile. */
export const holdAccount = async (tx: Transaction, userId: string): Promise<Account | null> => {
  await tx.execute(sql`select 1 from accounts where user_id = ${userId} for update`);
  return accountById(tx, userId);
};

/** @param email as `readEmail` gives it */
export const accountByEmail = (tx: Transaction, email: string): Promise<Account | null> =>
  find(tx, sql`a.email = ${email}`);

/** Likewise held. */
export const holdAccountByEmail = async (
  tx: Transaction,
  email: string,
): Promise<Account | null> => {
  await tx.execute(sql`select 1 from accounts where email = ${email} for update`);
  return accountByEmail(tx, email);
};

/**
 * Accounts that wait for this new address to be verified; nobody owns it before that. And the one
 * of this address while it waits for another: clients of the protocol name either.
 */
export const accountsWaitingFor = (tx: Transaction, email: string): Promise<Account[]> =>
  findAll(tx, sql`a.pending_email is not null and ${email} in (a.pending_email, a.email) limit 5`);
