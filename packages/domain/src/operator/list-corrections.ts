import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { asOperator } from './policy.ts';

export type CorrectedPhoto = {
  readonly id: string;
  readonly photo_key: string;
  /** Id of the variety that its owner gives. */
  readonly corrected_to: string;
  /**
   * One for each owner, from 1, and no id of theirs: photos of one fish must not stand on both sides
   * of a split, and nobody but the owner could tell which photos these are.
   */
  readonly owner: number;
};

/** Corrected photos from which their owners let the recognition learn, in the order of their making. */
export const listCorrections = async (ctx: Ctx): Promise<CorrectedPhoto[]> => {
  asOperator(ctx);
  const found = await asSystem(ctx, (tx) =>
    tx.execute<CorrectedPhoto>(sql`
      select id, photo_key, corrected_to,
             dense_rank() over (order by coalesce(user_id, device_id))::int as owner
      from analyses a
      where may_learn and photo_key is not null
        -- What a guest took along into an account is there twice: the account's word counts.
        and not exists (select 1 from analyses copy where copy.copied_from = a.id)
      order by id`),
  );
  return found.rows;
};
