import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { endSessions } from './end-sessions.ts';

/** Signs one of the keeper's devices out. @throws DomainError not_found for another's, or one that is out */
export const endSession = async (ctx: Ctx, input: { id: string }): Promise<void> => {
  const { userId } = keeperOf(ctx.actor);
  const ended = await asSystem(ctx, (tx) =>
    endSessions(tx, { userId, because: 'signed out from another device', only: input.id }),
  );
  if (ended === 0) throw new DomainError('not_found', 'no such session of this keeper');
};
