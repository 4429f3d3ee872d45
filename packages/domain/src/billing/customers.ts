import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';

/** The keeper's customers at the payment service: their own, and those they paid as without an account. */
export const customersOf = async (tx: Transaction, userId: string): Promise<string[]> => {
  const found = await tx.execute<{ customer_id: string }>(sql`
    select customer_id from billing_customers where user_id = ${userId}
    order by created_at, customer_id`);
  return found.rows.map(({ customer_id: id }) => id);
};

/** Makes the keeper's row at the till, so that it can be held. */
export const openAccount = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(
    sql`insert into billing_accounts (user_id) values (${userId}) on conflict do nothing`,
  );
};

export const addCustomer = async (
  tx: Transaction,
  input: { customer: string; userId: string } | { customer: string; email: string },
): Promise<void> => {
  const userId = 'userId' in input ? input.userId : null;
  const email = 'email' in input ? input.email.trim().toLowerCase() : null;
  await tx.execute(sql`
    insert into billing_customers (customer_id, user_id, email)
    values (${input.customer}, ${userId}, ${email}) on conflict do nothing`);
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
