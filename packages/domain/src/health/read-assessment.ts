import { sql } from 'drizzle-orm';
import { kinds } from '../analysis/kinds.ts';
import { readAnalysis } from '../analysis/read-analysis.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { presentAssessment, type Assessed, type Consulted } from './present.ts';

/** One of the keeper's own assessments. @throws DomainError not_found */
export const readAssessment = async (ctx: Ctx, id: string): Promise<Assessed> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Consulted>(sql`
      select severity, analysis, recommendations from health_assessments
      where user_id = ${userId} and id = ${id}`),
  );
  const consulted = found.rows[0];
  if (!consulted) throw new DomainError('not_found', 'no such assessment of this keeper');
  const { analysis } = await readAnalysis(ctx, { id });
  return presentAssessment({
    analysis,
    consulted,
    judged: kinds['disease-detection'].costs(analysis),
  });
};
