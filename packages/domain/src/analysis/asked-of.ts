import type { AnalysisKind, Asked } from '@nishiki/contract/analysis';
import { sql } from 'drizzle-orm';
import type { SeenSign, WaterReading } from '@nishiki/contract/condition';
import type { GuestActor, UserActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';

export type AskedInput = {
  readonly analysisType: AnalysisKind;
  readonly signs?: readonly SeenSign[] | undefined;
  readonly water?: WaterReading | undefined;
  readonly country?: string | undefined;
};

/** As the keeper has set it, null where they have not. */
export const ownCountry = async (ctx: Ctx): Promise<string | null> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ country: string | null }>(
      sql`select country from profiles where user_id = ${userId}`,
    ),
  );
  return found.rows[0]?.country || null;
};

/** What a search for disease is told besides the photo; null for other kinds, which are told nothing. */
export const askedOf = async (
  ctx: Ctx,
  actor: GuestActor | UserActor,
  input: AskedInput,
): Promise<Asked | null> => {
  if (input.analysisType !== 'disease-detection') return null;
  const own = actor.kind === 'user' ? await ownCountry(ctx) : null;
  return {
    signs: [...(input.signs ?? [])],
    water: input.water ?? {},
    country: own ?? input.country ?? null,
  };
};
