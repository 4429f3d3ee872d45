import { FIND_KOI_LIMIT, type FoundKoi, type Match } from '@nishiki/contract/identity';
import { tokenCosts } from '@nishiki/contract/tokens';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem, inOwnRows } from '../own-rows.ts';
import { beginPaidWork } from '../wallet/paid-work.ts';
import { findWish, isCharged } from '../wallet/wish.ts';
import { othersWithFingerprint, presentCompared, type FingerprintRow } from './own-fingerprints.ts';

/** Among 300 fish some are always a little alike: below this chance they are not shown. */
const WORTH_SHOWING = 0.05;

/** Matches told of: more would not be looked through. */
const MATCHES = 10;

type Search = Omit<FoundKoi, 'tokens'>;

const summaryOf = ({ matches, searched, skipped }: Omit<Search, 'summary'>): string => {
  const photos = (n: number) => `${n} ${n === 1 ? 'photo' : 'photos'}`;
  const left = skipped ? ` ${photos(skipped)} could not be looked at.` : '';
  const sure = matches.filter(({ verdict }) => verdict === 'same').length;
  if (sure) return `Found on ${photos(sure)} of ${searched}.${left}`;
  if (matches.length) return `Perhaps on ${photos(matches.length)} of ${searched}.${left}`;
  if (searched) return `Not found on any of ${photos(searched)}.${left}`;
  return `There is no other photo to look through.${left}`;
};

const told = (found: Omit<Search, 'summary'>): Search => ({ ...found, summary: summaryOf(found) });

const readWanted = async (ctx: Ctx, id: string): Promise<Uint8Array | null> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Pick<FingerprintRow, 'fingerprint'>>(
      sql`select fingerprint from analyses where user_id = ${userId} and id = ${id}`,
    ),
  );
  const row = found.rows[0];
  if (!row) throw new DomainError('not_found', 'no such analysis of this keeper');
  return row.fingerprint?.[0] === ctx.fingerprints.version ? row.fingerprint : null;
};

const search = async (ctx: Ctx, id: string, wanted: Uint8Array): Promise<Search> => {
  const { version } = ctx.fingerprints;
  const { rows, skipped } = await inOwnRows(ctx, (tx, userId) =>
    othersWithFingerprint(tx, { userId, id, version, limit: FIND_KOI_LIMIT }),
  );
  const likenesses = ctx.fingerprints.rank(
    wanted,
    rows.flatMap(({ fingerprint }) => (fingerprint ? [fingerprint] : [])),
  );
  const matches = rows.flatMap((row, i): Match[] => {
    const { verdict, probability } = likenesses[i] ?? { verdict: 'different', probability: 0 };
    return verdict === 'different' || probability < WORTH_SHOWING
      ? []
      : [{ ...presentCompared(ctx, row), verdict, probability }];
  });
  matches.sort(
    (p, q) =>
      Number(q.verdict === 'same') - Number(p.verdict === 'same') || q.probability - p.probability,
  );
  return told({ matches: matches.slice(0, MATCHES), searched: rows.length, skipped });
};

/**
 * Looks for the fish of an analysis among the keeper's other analyses. Where no match is found, or
 * the photo shows too little to look for, it costs nothing. A wish is one search of one photo: sent
 * again it is searched again and not paid again.
 * @throws DomainError not_found, tokens_short, token_usage_failed, in_progress
 */
export const findKoi = async (
  ctx: Ctx,
  input: { id: string; idempotencyKey?: string | undefined },
): Promise<FoundKoi> => {
  const { userId } = keeperOf(ctx.actor);
  const wanted = await readWanted(ctx, input.id);
  if (!wanted)
    return {
      matches: [],
      searched: 0,
      skipped: 0,
      summary: 'This photo shows no pattern that could be looked for. Nothing was charged.',
      tokens: 0,
    };
  const id = uuidv7();
  const cost = tokenCosts.findMyKoi;
  const key = `find ${input.id} ${input.idempotencyKey ?? id}`;
  const charged = await isCharged(ctx);
  const work = await beginPaidWork(ctx, { userId, id, key, feature: 'find', cost, charged });
  if (work === 'known') {
    if ((await findWish(ctx, key))?.state !== 'settled')
      throw new DomainError('in_progress', 'under way', { retryAfterSeconds: 5 });
    return { ...(await search(ctx, input.id, wanted)), tokens: cost };
  }
  try {
    const found = await search(ctx, input.id, wanted);
    const isOfUse = found.matches.length > 0;
    await asSystem(ctx, (tx) => work.end(tx, isOfUse ? null : 'nothing_found'));
    return { ...found, tokens: charged && isOfUse ? cost : 0 };
  } catch (error) {
    await work.giveUp('failed');
    throw error;
  }
};
