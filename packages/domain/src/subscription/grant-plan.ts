import type { PlanId } from '@nishiki/contract/plans';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asOperator } from '../operator/policy.ts';
import { asSystem } from '../own-rows.ts';
import { endMonth, giveMonth, setTier } from './give-month.ts';
import { nextMonth } from './months.ts';

/**
 * An operator gives a plan, or takes it away with null. It begins now: the tokens of another plan's
 * month end, those of this one come; the same plan again changes nothing but its source.
 */
export const grantPlan = async (
  ctx: Ctx,
  input: { userId: string; plan: PlanId | null; reason: string },
): Promise<{ changed: boolean }> => {
  asOperator(ctx);
  const { userId, plan, reason } = input;
  const now = ctx.now();
  return asSystem(ctx, async (tx) => {
    const held = await tx.execute<{ plan: PlanId; source: string }>(
      sql`select plan, source from subscriptions where user_id = ${userId} for update`,
    );
    if (held.rows[0]?.source === 'stripe')
      throw new DomainError('invalid_request', 'the keeper pays for a plan', {
        userMessage:
          'This keeper pays for a plan, so none was given or taken away: it goes on until they or you cancel it at the payment service.',
      });
    if ((held.rows[0]?.plan ?? null) === plan) return { changed: false };
    const key = `${now.toISOString()} by operator`;
    await endMonth(tx, userId, key);
    if (plan === null) {
      await tx.execute(sql`delete from subscriptions where user_id = ${userId}`);
    } else {
      await tx.execute(sql`
        insert into subscriptions (user_id, plan, source, started_at, period_start, period_end)
        values (${userId}, ${plan}, 'operator', ${now.toISOString()}, ${now.toISOString()},
                ${nextMonth(now).toISOString()})
        on conflict (user_id) do update set plan = excluded.plan, source = excluded.source,
          -- One clock for all three: months are counted from the day of started_at.
          started_at = excluded.started_at, period_start = excluded.period_start,
          period_end = excluded.period_end,
          ends_at = null, version = subscriptions.version + 1`);
      await giveMonth(tx, { userId, plan, key });
    }
    await setTier(tx, userId, plan);
    ctx.log.info({ userId, plan, reason }, 'plan granted by operator');
    return { changed: true };
  });
};
