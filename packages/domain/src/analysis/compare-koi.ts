import type { Comparison } from '@nishiki/contract/identity';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { presentCompared, type FingerprintRow } from './own-fingerprints.ts';

const DAY = 24 * 60 * 60 * 1000;

const NO_FINGERPRINT =
  'One of the two photos shows no fish whose pattern could be read, or was analysed before patterns were kept.';

/** What is told of two photos besides when they were taken. */
type Judgement = Pick<Comparison, 'verdict' | 'probability' | 'reasons' | 'changes' | 'summary'>;

const judge = ({ fingerprints }: Ctx, older: FingerprintRow, newer: FingerprintRow): Judgement => {
  if (older.id === newer.id)
    return {
      verdict: 'same',
      probability: 1,
      reasons: ['It is the same photo.'],
      changes: [],
      summary: 'Nothing can have changed.',
    };
  const [a, b] = [older.fingerprint, newer.fingerprint];
  if (a?.[0] !== fingerprints.version || b?.[0] !== fingerprints.version)
    return {
      verdict: 'unsure',
      probability: null,
      reasons: [NO_FINGERPRINT],
      changes: [],
      summary: 'The patterns cannot be compared.',
    };
  const [likeness] = fingerprints.rank(a, [b]);
  if (!likeness) throw new Error('a comparison without an answer');
  const told = { ...likeness, reasons: [...likeness.reasons] };
  // What changed is told of one fish only.
  return likeness.verdict === 'different'
    ? { ...told, changes: [], summary: 'These are two fish, so that nothing is said of changes.' }
    : { ...told, ...fingerprints.changes(a, b) };
};

/** Whether two of the keeper's own analyses show the same fish, and what changed. @throws DomainError not_found */
export const compareKoi = async (
  ctx: Ctx,
  input: { a: string; b: string },
): Promise<Comparison> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<FingerprintRow>(sql`
      select id, created_at, photo_key, result->>'variety' as variety, fingerprint
      from analyses where user_id = ${userId} and id in (${input.a}, ${input.b})
      order by created_at, id`),
  );
  const [older, newer = older] = found.rows;
  const both = found.rows.length === (input.a === input.b ? 1 : 2);
  if (!older || !newer || !both)
    throw new DomainError('not_found', 'no such analyses of this keeper');
  const days = (Date.parse(newer.created_at) - Date.parse(older.created_at)) / DAY;
  return {
    ...judge(ctx, older, newer),
    days_between: Math.floor(days),
    older: presentCompared(ctx, older),
    newer: presentCompared(ctx, newer),
  };
};
