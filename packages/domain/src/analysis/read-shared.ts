import type { Analysis, AnalysisKind } from '@nishiki/contract/analysis';
import { authorityFor } from '@nishiki/knowledge/conditions/authorities';
import { sql } from 'drizzle-orm';
import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import type { AnalysisDraft } from '../ports.ts';
import { iso } from '../timestamp.ts';
import { varietyNameOf } from './correction.ts';
import { presentAnalysis } from './present.ts';

const READS = { name: 'shared', points: 120, seconds: 600 };

type Row = {
  /** Of the link: the analysis' own id is for its keeper. */
  id: string;
  kind: AnalysisKind;
  result: AnalysisDraft;
  photo_key: string | null;
  photo_width: number;
  photo_height: number;
  corrected_to: string | null;
  created_at: string;
};

/** Whom to tell says in which country the fish is: here it is said as for one that nobody has told. */
const reportAnywhere = (): NonNullable<Analysis['diagnosis']>['report'] => {
  const { name, phone, url, duty } = authorityFor(null);
  const words = `Something that may have to be reported by law cannot be excluded. ${duty.text}`;
  return { words, authority: name, phone, url };
};

/** Without what tells where the fish is. */
const withoutPlace = (draft: AnalysisDraft): AnalysisDraft => {
  const { asked, diagnosis } = draft;
  return {
    ...draft,
    ...(asked && { asked: { ...asked, country: null } }),
    ...(diagnosis && {
      diagnosis: { ...diagnosis, report: diagnosis.report && reportAnywhere() },
    }),
  };
};

/**
 * An analysis by its link, for anybody: no name, no place, no id of its keeper.
 * @throws DomainError not_found for a link that was taken back or never was; rate_limited
 */
export const readShared = async (
  ctx: Ctx,
  input: { id: string },
): Promise<{
  analysis: Analysis;
  kind: AnalysisKind;
  created_at: string;
  corrected_variety: string | null;
}> => {
  await ctx.limiter.consume(READS, clientOf(ctx.actor).addressHash);
  const found = await asSystem(ctx, (tx) =>
    tx.execute<Row>(sql`
      select s.id, a.kind, a.result, a.photo_key, a.photo_width, a.photo_height, a.corrected_to,
             a.created_at
      from analysis_shares s join analyses a on a.id = s.analysis_id where s.token = ${input.id}`),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such link, or taken back');
  const { kind, photo_key: key, photo_width: width, photo_height: height } = row;
  const photo = key ? { width, height } : null;
  const analysis = presentAnalysis(ctx, { id: row.id, draft: withoutPlace(row.result), photo });
  // By an address that goes with the link.
  const url = ctx.photos.sign(`shared-${row.id}`, ctx.now());
  return {
    analysis: { ...analysis, photo: photo && { ...photo, url } },
    kind,
    created_at: iso(row.created_at),
    corrected_variety: row.corrected_to === null ? null : varietyNameOf(row.corrected_to),
  };
};
