import type { AnalysisKind } from '@nishiki/contract/analysis';
import { tokenCosts } from '@nishiki/contract/tokens';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { awardExperience } from '../experience/award-experience.ts';
import { asSystem } from '../own-rows.ts';
import type { AnalystAnswer } from '../ports.ts';
import { releaseTokens } from '../wallet/release.ts';
import { settleTokens } from '../wallet/settle.ts';
import { findWish, isCharged, reserveWish } from '../wallet/wish.ts';
import type { AnalyzeKoiInput } from './analyze-koi.ts';
import { kinds } from './kinds.ts';
import type { Payment } from './payment.ts';
import { presentAnalysis } from './present.ts';
import { readAnalysis } from './read-analysis.ts';
import { keepPhoto, storeAnalysis } from './store-analysis.ts';

/** What became of the same wish before: its answer, or the news that it is still being worked on. */
const answeredBefore = async (ctx: Ctx, key: string): Promise<Payment> => {
  const known = await findWish(ctx, key);
  if (known?.state === 'settled') return { done: (await readAnalysis(ctx, known)).analysis };
  throw new DomainError('in_progress', 'under way', { retryAfterSeconds: 5 });
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
  if (charged && (await reserveWish(ctx, { userId, id, key, feature, cost })) === 'known')
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
