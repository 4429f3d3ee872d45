import { uuidv7 } from '@nishiki/db/uuidv7';
import type { GuestActor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { finishTry } from '../guest/finish-try.ts';
import { reserveTry } from '../guest/reserve-try.ts';
import type { Payment } from './payment.ts';
import { presentAnalysis } from './present.ts';
import { keepPhoto, storeAnalysis } from './store-analysis.ts';

/** A guest pays with one of the free tries. */
export const guestPayment = async (ctx: Ctx, { deviceId }: GuestActor): Promise<Payment> => {
  const tryId = await reserveTry(ctx, { feature: 'identify' });
  return {
    giveUp: () => finishTry(ctx, { tryId, state: 'released' }),
    async keep(answer) {
      const id = uuidv7();
      const key = await ctx.db.withRole('guest', { deviceId }, (tx) =>
        storeAnalysis(tx, { id, owner: { deviceId }, answer }),
      );
      const photo = await keepPhoto(ctx, { id, key }, answer.photo);
      const firm = answer.draft.outcome === 'identified';
      await finishTry(ctx, { tryId, state: firm ? 'settled' : 'released' });
      return presentAnalysis(ctx, { id, draft: answer.draft, photo });
    },
  };
};
