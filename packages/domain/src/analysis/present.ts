import type { Analysis } from '@nishiki/contract/analysis';
import type { Ctx } from '../ctx.ts';
import type { AnalysisDraft } from '../ports.ts';

/** The only place where an analysis becomes what a client sees. */
export const presentAnalysis = (
  ctx: Ctx,
  row: {
    id: string;
    draft: AnalysisDraft;
    photo: { width: number; height: number } | null;
    /** What its owner says; nothing so far of one that was just made. */
    correction?: Analysis['correction'];
  },
): Analysis => ({
  ...row.draft,
  id: row.id,
  correction: row.correction ?? null,
  photo: row.photo ? { url: ctx.photos.sign(row.id, ctx.now()), ...row.photo } : null,
});
