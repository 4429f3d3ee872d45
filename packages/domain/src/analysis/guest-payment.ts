import type { AnalysisKind } from '@nishiki/contract/analysis';
import { uuidv7 } from '@nishiki/db/uuidv7';
import type { GuestActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { finishTry } from '../guest/finish-try.ts';
import { reserveTry } from '../guest/reserve-try.ts';
import { kinds } from './kinds.ts';
import type { Payment } from './payment.ts';
import { presentAnalysis } from './present.ts';
import { keepPhoto, storeAnalysis } from './store-analysis.ts';

/**
 * A guest pays with one of the free tries. They are counted for each kind of analysis, but all that the
 * AI panel is asked counts with identification.
 */
export const guestPayment = async (
  ctx: Ctx,
  { deviceId }: GuestActor,
  {
    analysisType: kind,
    panel = false,
  }: { analysisType: AnalysisKind; panel?: boolean | undefined },
): Promise<Payment> => {
  const { feature, costs } = kinds[kind];
  const tryId = await reserveTry(ctx, { feature: panel ? kinds.comprehensive.feature : feature });
  return {
    giveUp: () => finishTry(ctx, { tryId, state: 'released' }),
    async keep(answer) {
      const id = uuidv7();
      const key = await ctx.db.withRole('guest', { deviceId }, (tx) =>
        storeAnalysis(tx, { id, kind, owner: { deviceId }, answer }),
      );
      const photo = await keepPhoto(ctx, { id, key }, answer.photo);
      await finishTry(ctx, { tryId, state: costs(answer.draft) ? 'settled' : 'released' });
      return presentAnalysis(ctx, { id, draft: answer.draft, photo });
    },
  };
};
