import { randomBytes } from 'node:crypto';
import type { Share } from '@nishiki/contract/analysis';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso } from '../timestamp.ts';

/** 128 bits: nobody finds one by trying. */
const TOKEN_BYTES = 16;

type Row = { readonly token: string; readonly created_at: string };

/** The token is in the query, which no log keeps and no other site is told. */
export const presentShare = (ctx: Ctx, { token, created_at }: Row): Share => ({
  url: `${ctx.origin()}/shared?id=${token}`,
  created_at: iso(created_at),
});

/** A link by which anybody reads one of the own analyses; the same one where there is one. @throws DomainError not_found */
export const shareAnalysis = async (ctx: Ctx, input: { id: string }): Promise<Share> => {
  const [id, token] = [uuidv7(), randomBytes(TOKEN_BYTES).toString('base64url')];
  const found = await inOwnRows(ctx, async (tx, userId) => {
    // Held, since one that is deleted meanwhile must not get a link.
    await tx.execute(sql`
      insert into analysis_shares (user_id, id, analysis_id, token)
      select user_id, ${id}, id, ${token} from analyses
      where user_id = ${userId} and id = ${input.id} for key share
      on conflict (analysis_id) do nothing`);
    return tx.execute<Row>(sql`
      select token, created_at from analysis_shares
      where user_id = ${userId} and analysis_id = ${input.id}`);
  });
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of this keeper');
  return presentShare(ctx, row);
};

/** Takes the link back, at once; does nothing where there is none. @throws DomainError not_found */
export const unshareAnalysis = async (ctx: Ctx, input: { id: string }): Promise<void> => {
  const own = await inOwnRows(ctx, async (tx, userId) => {
    await tx.execute(sql`
      delete from analysis_shares where user_id = ${userId} and analysis_id = ${input.id}`);
    return tx.execute(sql`select 1 from analyses where user_id = ${userId} and id = ${input.id}`);
  });
  if (own.rows.length === 0) throw new DomainError('not_found', 'no such analysis of this keeper');
};
