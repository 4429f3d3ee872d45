import type { Ctx } from '../ctx.ts';
import { asOperator } from '../operator/policy.ts';
import { asSystem } from '../own-rows.ts';
import { isTaken } from '../unique-violation.ts';
import { credit } from './credit.ts';
import { balanceOf } from './reserve.ts';

export type TokenGrant = {
  readonly userId: string;
  /** Whole tokens, at least 1. They stay until they are spent. */
  readonly tokens: number;
  /** Kept for good in the ledger and shown to the keeper. */
  readonly reason: string;
  /** Names the gift, so that giving it twice counts once. */
  readonly key: string;
};

/** An operator gives tokens. @returns the balance, and whether this gift had been given before */
export const grantTokens = async (
  ctx: Ctx,
  { userId, tokens, reason, key }: TokenGrant,
): Promise<{ given: boolean; balance: number }> => {
  asOperator(ctx);
  try {
    const balance = await asSystem(ctx, (tx) =>
      credit(tx, {
        userId,
        kind: 'operator',
        lasting: tokens,
        key: `operator:${key}`,
        note: reason,
      }),
    );
    ctx.log.info({ userId, tokens, reason, key }, 'tokens granted by operator');
    return { given: true, balance };
  } catch (error) {
    if (!isTaken(error, 'token_ledger_once')) throw error;
    return { given: false, balance: await asSystem(ctx, (tx) => balanceOf(tx, userId)) };
  }
};
