import type { Analysis, AnalysisKind } from '@nishiki/contract/analysis';
import type { Transaction } from '@nishiki/db/open-database';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import type { AnalysisDraft } from '../ports.ts';
import { iso } from '../timestamp.ts';
import { presentAnalysis } from './present.ts';

type Row = {
  id: string;
  kind: AnalysisKind;
  result: AnalysisDraft;
  photo_key: string | null;
  photo_width: number;
  photo_height: number;
  created_at: string;
};

const find = async (tx: Transaction, userId: string, id: string): Promise<Row> => {
  const found = await tx.execute<Row>(sql`
    select id, kind, result, photo_key, photo_width, photo_height, created_at from analyses
    where user_id = ${userId} and id = ${id}`);
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of this keeper');
  return row;
};

/** One of the keeper's own analyses, whole. @throws DomainError not_found, for another's as well */
export const readAnalysis = async (
  ctx: Ctx,
  input: { id: string },
): Promise<{ analysis: Analysis; kind: AnalysisKind; created_at: string }> => {
  const row = await inOwnRows(ctx, (tx, userId) => find(tx, userId, input.id));
  const photo = row.photo_key ? { width: row.photo_width, height: row.photo_height } : null;
  const analysis = presentAnalysis(ctx, { id: row.id, draft: row.result, photo });
  return { analysis, kind: row.kind, created_at: iso(row.created_at) };
};
