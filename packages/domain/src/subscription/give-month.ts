import { plans, tierOf, type PlanId } from '@nishiki/contract/plans';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import { credit } from '../wallet/credit.ts';

/** Ends the tokens of a month that is over. What was bought or given for good stays. */
export const endMonth = async (tx: Transaction, userId: string, key: string): Promise<void> => {
  // The wallet's row stays locked until the end of the transaction, so nothing is spent in between.
  const found = await tx.execute<{ monthly: number }>(
    sql`select monthly from wallets where user_id = ${userId} for update`,
  );
  const left = found.rows[0]?.monthly ?? 0;
  if (left > 0)
    await credit(tx, {
      userId,
      kind: 'monthly_ended',
      monthly: -left,
      key: `monthly-ended:${key}`,
    });
};

/** Gives the tokens of a plan's month; the plan without a number of tokens is not charged at all. */
export const giveMonth = async (
  tx: Transaction,
  input: { userId: string; plan: PlanId; key: string },
): Promise<void> => {
  const plan = plans.find(({ id }) => id === input.plan);
  if (!plan?.tokens) return;
  await credit(tx, {
    userId: input.userId,
    kind: 'monthly',
    monthly: plan.tokens,
    key: `monthly:${input.key}`,
    note: plan.name,
  });
};

export const setTier = async (
  tx: Transaction,
  userId: string,
  plan: PlanId | null,
): Promise<void> => {
  await tx.execute(sql`
    update profiles set plan = ${plan}, subscription_tier = ${tierOf(plan)}, version = version + 1
    where user_id = ${userId}`);
};
