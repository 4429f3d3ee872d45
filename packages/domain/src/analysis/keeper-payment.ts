import type { AnalysisKind } from '@nishiki/contract/analysis';
import { tokenCosts } from '@nishiki/contract/tokens';
import type { Transaction } from '@nishiki/db/open-database';
import { uuidv7 } from '@nishiki/db/uuidv7';
import type { UserActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { awardExperience } from '../experience/award-experience.ts';
import { asSystem } from '../own-rows.ts';
import { holdProfile } from '../profile/hold-profile.ts';
import type { AnalystAnswer } from '../ports.ts';
import { beginPaidWork, type PaidWork } from '../wallet/paid-work.ts';
import { findWish, isCharged } from '../wallet/wish.ts';
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

const finish = async (
  tx: Transaction,
  ctx: Ctx,
  wish: { userId: string; id: string; kind: AnalysisKind; work: PaidWork },
  answer: AnalystAnswer,
): Promise<string | null> => {
  const { userId, id, kind, work } = wish;
  const { costs, free, deed } = kinds[kind];
  const isPaid = costs(answer.draft);
  await work.end(tx, isPaid ? null : free);
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
  const work = await beginPaidWork(ctx, { userId, id, key, feature, cost, charged });
  if (work === 'known') return answeredBefore(ctx, key);
  return {
    giveUp: () => work.giveUp('failed'),
    async keep(answer) {
      const photoKey = await asSystem(ctx, (tx) =>
        finish(tx, ctx, { userId, id, kind, work }, answer),
      );
      const photo = await keepPhoto(ctx, { id, key: photoKey }, answer.photo);
      return presentAnalysis(ctx, { id, draft: answer.draft, photo });
    },
  };
};
