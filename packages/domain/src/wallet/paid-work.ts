import type { Transaction } from '@nishiki/db/open-database';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { releaseTokens, type ReleaseReason } from './release.ts';
import { settleTokens } from './settle.ts';
import { reserveWish } from './wish.ts';

/** Work for which tokens were reserved, and how it ends. For whoever is not charged it ends by itself. */
export type PaidWork = {
  /** In the transaction that stores the result. @param free why it costs nothing; null: it is paid */
  end(tx: Transaction, free: ReleaseReason | null): Promise<void>;
  /** There is no result. */
  giveUp(reason: ReleaseReason): Promise<void>;
};

export type WorkWanted = {
  readonly userId: string;
  /** Of the reservation, and of what the work makes. */
  readonly id: string;
  /** Names the wish, so that sending it twice pays once. */
  readonly key: string;
  readonly feature: string;
  readonly cost: number;
  /** False for premium. */
  readonly charged: boolean;
};

const free: PaidWork = {
  end: () => Promise.resolve(),
  giveUp: () => Promise.resolve(),
};

/**
 * Reserves what the work costs.
 * @returns 'known' when the same wish is under way or was fulfilled
 * @throws DomainError tokens_short, token_usage_failed
 */
export const beginPaidWork = async (ctx: Ctx, wanted: WorkWanted): Promise<PaidWork | 'known'> => {
  const { charged, ...wish } = wanted;
  if (!charged) return free;
  if ((await reserveWish(ctx, wish)) === 'known') return 'known';
  const { userId, id } = wish;
  return {
    async end(tx, reason) {
      if (reason) await releaseTokens(tx, { userId, id, reason });
      else if (!(await settleTokens(tx, wish)))
        // It took so long that the tokens were given back: the answer is a present.
        ctx.log.warn({ userId, reservation: id }, 'an answer came after its reservation had ended');
    },
    async giveUp(reason) {
      await asSystem(ctx, (tx) => releaseTokens(tx, { userId, id, reason }));
    },
  };
};
