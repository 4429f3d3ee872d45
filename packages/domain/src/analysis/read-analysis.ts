import type { Analysis, AnalysisKind, Share } from '@nishiki/contract/analysis';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import type { AnalysisDraft } from '../ports.ts';
import { iso } from '../timestamp.ts';
import { correctionOf, type CorrectedRow } from './correction.ts';
import { presentAnalysis } from './present.ts';
import { presentShare } from './share-analysis.ts';

type Row = CorrectedRow & {
  id: string;
  kind: AnalysisKind;
  result: AnalysisDraft;
  photo_key: string | null;
  photo_width: number;
  photo_height: number;
  created_at: string;
  share_token: string | null;
  shared_at: string | null;
};

const find = async (tx: Transaction, userId: string, id: string): Promise<Row> => {
  const found = await tx.execute<Row>(sql`
    select a.id, a.kind, a.result, a.photo_key, a.photo_width, a.photo_height, a.created_at,
           a.corrected_to, a.may_learn, s.token as share_token, s.created_at as shared_at
    from analyses a left join analysis_shares s on s.user_id = a.user_id and s.analysis_id = a.id
    where a.user_id = ${userId} and a.id = ${id}`);
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of this keeper');
  return row;
};

/** One of the keeper's own analyses, whole. @throws DomainError not_found, for another's as well */
export const readAnalysis = async (
  ctx: Ctx,
  input: { id: string },
): Promise<{
  analysis: Analysis;
  kind: AnalysisKind;
  created_at: string;
  share: Share | null;
}> => {
  const row = await inOwnRows(ctx, (tx, userId) => find(tx, userId, input.id));
  const photo = row.photo_key ? { width: row.photo_width, height: row.photo_height } : null;
  const correction = correctionOf(row);
  const analysis = presentAnalysis(ctx, { id: row.id, draft: row.result, photo, correction });
  const { share_token: token, shared_at: at } = row;
  const share = token === null || at === null ? null : presentShare(ctx, { token, created_at: at });
  return { analysis, kind: row.kind, created_at: iso(row.created_at), share };
};
