import type { Analysis } from '@nishiki/contract/analysis';
import { signById } from '@nishiki/knowledge/conditions/signs';
import { judgingCaveat } from '@nishiki/knowledge/judging';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { inOwnRows } from '../own-rows.ts';
import { readAnalysis } from './read-analysis.ts';

export type ReportFacts = {
  readonly analysis: Analysis;
  readonly createdAt: Date;
  /** JPEG; null where none was kept. */
  readonly photo: Uint8Array | null;
  /** What the keeper looked for, in words. */
  readonly seen: readonly string[];
  readonly notSeen: readonly string[];
  /** Goes with every practice score. */
  readonly scoreCaveat: string;
};

const signWords = ({ asked }: Analysis, present: boolean): string[] =>
  (asked?.signs ?? [])
    .filter((sign) => sign.present === present)
    .map(({ id }) => signById(id).label);

/** What stands in the report of an own analysis. @throws DomainError not_found */
export const reportFacts = async (
  ctx: Ctx,
  input: { id: string },
): Promise<{ facts: ReportFacts; filename: string }> => {
  const { analysis, created_at: at } = await readAnalysis(ctx, input);
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ photo_key: string | null }>(
      sql`select photo_key from analyses where user_id = ${userId} and id = ${input.id}`,
    ),
  );
  const key = found.rows[0]?.photo_key;
  return {
    filename: `nishiki-koi-${at.slice(0, 10)}.pdf`,
    facts: {
      analysis,
      createdAt: new Date(at),
      photo: key ? await ctx.files.get(key) : null,
      seen: signWords(analysis, true),
      notSeen: signWords(analysis, false),
      scoreCaveat: judgingCaveat.text,
    },
  };
};
