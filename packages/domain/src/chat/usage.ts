import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import type { ChatUsage } from '../ports.ts';
import { remember } from '../site/remember.ts';

/** How long the sum of a day may be old: so much more than the ceiling may be spent. */
const SECONDS = 15;

/** Keeps what hosted models took for a keeper's message. An account that is gone gets no new rows. */
export const keepUsage = async (
  ctx: Ctx,
  userId: string,
  usages: readonly ChatUsage[],
): Promise<void> => {
  if (usages.length === 0) return;
  await asSystem(ctx, async (tx) => {
    for (const used of usages) {
      const id = uuidv7();
      await tx.execute(sql`
        insert into ai_answers (user_id, id, model, input_tokens, output_tokens, micro_cost,
                                milliseconds, outcome, created_at)
        select user_id, ${id}, ${used.model}, ${used.inputTokens}, ${used.outputTokens},
          ${used.microCost}, ${Math.round(used.milliseconds)}, ${used.outcome},
          ${ctx.now().toISOString()}::timestamptz
        from profiles where user_id = ${userId} for share`);
    }
  });
};

const spentToday = async (ctx: Ctx): Promise<number> => {
  const day = ctx.now().toISOString().slice(0, 10);
  const found = await asSystem(ctx, (tx) =>
    tx.execute<{ spent: string }>(sql`
      select coalesce(sum(micro_cost), 0)::text as spent from ai_answers
      where created_at >= ${day}::timestamp at time zone 'UTC'`),
  );
  return Number(found.rows[0]?.spent ?? 0);
};

/** @returns whether hosted models may still be asked today (UTC), by what was spent a moment ago */
export const createMayHost = (): ((ctx: Ctx) => Promise<boolean>) => {
  const spent = remember({ milliseconds: SECONDS * 1000, load: spentToday });
  return async (ctx) => {
    const { aiMicroCostPerDay: ceiling } = ctx.limits;
    if (ctx.chatExpert.model === null || ceiling === null) return true;
    return (await spent(ctx)) < ceiling;
  };
};
