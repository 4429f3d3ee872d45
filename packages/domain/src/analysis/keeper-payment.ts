import type { AnalysisKind } from '@nishiki/contract/analysis';
import { tokenCosts } from '@nishiki/contract/tokens';
import type { Transaction } from '@nishiki/db/open-database';
import { SessionEnded } from '@nishiki/db/with-role';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { awardExperience } from '../experience/award-experience.ts';
import { asSystem, inOwnRows } from '../own-rows.ts';
import type { AnalystAnswer } from '../ports.ts';
import { isTaken } from '../unique-violation.ts';
import { releaseTokens } from '../wallet/release.ts';
import { reserveTokens } from '../wallet/reserve.ts';
import { settleTokens } from '../wallet/settle.ts';
import type { AnalyzeKoiInput } from './analyze-koi.ts';
import { kinds } from './kinds.ts';
import type { Payment } from './payment.ts';
import { presentAnalysis } from './present.ts';
import { readAnalysis } from './read-analysis.ts';
import { keepPhoto, storeAnalysis } from './store-analysis.ts';

/** Premium is not charged. */
const isCharged = async (ctx: Ctx): Promise<boolean> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<{ tier: string }>(
      sql`select subscription_tier as tier from profiles where user_id = ${userId}`,
    ),
  );
  return found.rows[0]?.tier !== 'premium';
};

type Wish = { id: string; state: string };

/** The reservation of a wish that is under way or was fulfilled. */
const findWish = async (ctx: Ctx, key: string): Promise<Wish | undefined> => {
  const found = await inOwnRows(ctx, (tx, userId) =>
    tx.execute<Wish>(sql`
      select id, state from token_reservations
      where user_id = ${userId} and idempotency_key = ${key}`),
  );
  return found.rows[0];
};

/** What became of the same wish before: its answer, or the news that it is still being worked on. */
const answeredBefore = async (ctx: Ctx, key: string): Promise<Payment> => {
  const known = await findWish(ctx, key);
  if (known?.state === 'settled') return { done: (await readAnalysis(ctx, known)).analysis };
  throw new DomainError('in_progress', 'under way', { retryAfterSeconds: 5 });
};

/** Fails as one when the wallet cannot be reached, so that the work does not begin unpaid. */
const reserve = async (
  ctx: Ctx,
  wish: { userId: string; id: string; key: string; feature: string; cost: number },
): Promise<'reserved' | 'known'> => {
  try {
    const seconds = ctx.limits.reservationSeconds;
    await asSystem(ctx, (tx) => reserveTokens(tx, { ...wish, seconds }));
    return 'reserved';
  } catch (error) {
    if (isTaken(error, 'token_reservations_once')) return 'known';
    // Too few tokens, perhaps because this very wish took the last ones when it was sent before.
    if (error instanceof DomainError && (await findWish(ctx, wish.key))) return 'known';
    if (error instanceof DomainError || error instanceof SessionEnded) throw error;
    ctx.log.error({ error: String(error) }, 'tokens could not be reserved');
    throw new DomainError('token_usage_failed', 'reservation failed');
  }
};

/** An account that was erased meanwhile must not get new rows; one that is there cannot go now. */
const holdProfile = async (tx: Transaction, userId: string): Promise<void> => {
  const held = await tx.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
  if (held.rows.length === 0) throw new DomainError('session_ended', 'the account is gone');
};

const finish = async (
  tx: Transaction,
  ctx: Ctx,
  wish: { userId: string; id: string; kind: AnalysisKind; charged: boolean },
  answer: AnalystAnswer,
): Promise<string | null> => {
  const { userId, id, kind, charged } = wish;
  const { costs, free, deed } = kinds[kind];
  const isPaid = costs(answer.draft);
  if (charged && !isPaid) await releaseTokens(tx, { userId, id, reason: free });
  if (charged && isPaid && !(await settleTokens(tx, wish)))
    // It took so long that the tokens were given back: the answer is a present.
    ctx.log.warn({ userId, reservation: id }, 'an answer came after its reservation had ended');
  // After the wallet's row: locks are taken in this order everywhere.
  await holdProfile(tx, userId);
  const key = await storeAnalysis(tx, { id, kind, owner: { userId }, answer });
  if (isPaid)
    await awardExperience(tx, {
      userId,
      type: 'image_analysis',
      deed: id,
      description: deed(answer.draft),
      now: ctx.now(),
    });
  return key;
};

/** A keeper pays with tokens. The analysis carries the id of the reservation that paid for it. */
export const keeperPayment = async (
  ctx: Ctx,
  { userId }: UserActor,
  input: AnalyzeKoiInput,
): Promise<Payment> => {
  const id = uuidv7();
  const key = input.idempotencyKey ?? id;
  const kind = input.analysisType;
  const cost = tokenCosts.analyzeKoi[kind];
  const { feature } = kinds[kind];
  const charged = await isCharged(ctx);
  if (charged && (await reserve(ctx, { userId, id, key, feature, cost })) === 'known')
    return answeredBefore(ctx, key);
  return {
    async giveUp() {
      if (charged) await asSystem(ctx, (tx) => releaseTokens(tx, { userId, id, reason: 'failed' }));
    },
    async keep(answer) {
      const photoKey = await asSystem(ctx, (tx) =>
        finish(tx, ctx, { userId, id, kind, charged }, answer),
      );
      const photo = await keepPhoto(ctx, { id, key: photoKey }, answer.photo);
      return presentAnalysis(ctx, { id, draft: answer.draft, photo });
    },
  };
};
