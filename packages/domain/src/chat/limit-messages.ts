import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;

/**
 * Messages to the expert. Called after the request's first transaction, which asks for the session:
 * one that is over must not use up the keeper's own.
 * @throws DomainError rate_limited
 */
export const limitMessages = async (ctx: Ctx, userId: string): Promise<void> => {
  const { chatsPerKeeper, chatsPerAddress } = ctx.limits;
  const { addressHash } = clientOf(ctx.actor);
  await Promise.all([
    ctx.limiter.consume({ name: 'chat-keeper', points: chatsPerKeeper, seconds: MINUTE }, userId),
    ctx.limiter.consume(
      { name: 'chat-address', points: chatsPerAddress, seconds: TEN_MINUTES },
      addressHash,
    ),
  ]);
};
