import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/** The keeper's customers at the payment service: their own, and those they paid as without an account. */
export const customersOf = async (tx: Transaction, userId: string): Promise<string[]> => {
  const found = await tx.execute<{ customer_id: string }>(sql`
    select customer_id from billing_customers where user_id = ${userId}
    order by created_at, customer_id`);
  return found.rows.map(({ customer_id: id }) => id);
};

/**
 * Makes the keeper's row at the till, so that it can be held. Who is erased at this moment gets none:
 * the account is held until the transaction ends.
 */
export const openAccount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(
    sql`insert into billing_accounts (user_id)
      select user_id from accounts where user_id = ${userId} for key share
      on conflict do nothing`,
  );
};

/** A keeper's. Likewise of nobody who is erased. */
export const addCustomer = async (
  tx: Transaction,
  { customer, userId }: { customer: string; userId: string },
): Promise<void> => {
  await tx.execute(sql`
    insert into billing_customers (customer_id, user_id)
    select ${customer}, user_id from accounts where user_id = ${userId} for key share
    on conflict do nothing`);
};

/** Of a guest, to be claimed. */
export const addGuest = async (
  tx: Transaction,
  { customer, email }: { customer: string; email: string },
): Promise<void> => {
  await tx.execute(sql`
    insert into billing_customers (customer_id, email)
    values (${customer}, ${email.trim().toLowerCase()}) on conflict do nothing`);
};

/** The customer that holds the keeper's plan; without one, their first. Undefined for nobody's. */
export const customerHolding = async (
  tx: Transaction,
  userId: string,
): Promise<string | undefined> => {
  const holding = await tx.execute<{ customer_id: string }>(sql`
    select i.customer_id from subscriptions s
    join invoices i on i.user_id = s.user_id and i.subscription_id = s.provider_id
    where s.user_id = ${userId} limit 1`);
  return holding.rows[0]?.customer_id ?? (await customersOf(tx, userId))[0];
};
