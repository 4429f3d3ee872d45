import type { analysisSummarySchema } from '@nishiki/contract/account';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { iso } from '../timestamp.ts';
import { varietyNameOf } from './correction.ts';

const PAGE = 20;

type Summary = z.infer<typeof analysisSummarySchema>;
type Row = Omit<Summary, 'photo_url' | 'corrected_variety'> & {
  photo_key: string | null;
  corrected_to: string | null;
};

/** The keeper's own analyses, newest first, a page at a time; a search for disease by what it found. */
export const listAnalyses = async (
  ctx: Ctx,
  input: { before?: string | undefined; limit?: string | undefined },
): Promise<{ analyses: Summary[]; more: boolean }> => {
  const limit = Number(input.limit ?? PAGE);
  const before = input.before ?? null;
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Row>(sql`
      select id, created_at, kind, outcome, photo_key, corrected_to, result->>'variety' as variety,
             coalesce(result->'diagnosis'->>'headline', result->>'headline') as headline,
             (result->>'confidence')::float8 as confidence
      from analyses
      where user_id = ${userId} and (${before}::uuid is null or (created_at, id) <
        (select created_at, id from analyses where id = ${before}::uuid and user_id = ${userId}))
      order by created_at desc, id desc limit ${limit + 1}`),
  );
  const shown = found.rows.slice(0, limit);
  const analyses = shown.map(({ photo_key: photo, corrected_to: corrected, ...row }) => ({
    ...row,
    created_at: iso(row.created_at),
    corrected_variety: corrected === null ? null : varietyNameOf(corrected),
    photo_url: photo ? ctx.photos.sign(row.id, ctx.now()) : null,
  }));
  return { analyses, more: found.rows.length > limit };
};
