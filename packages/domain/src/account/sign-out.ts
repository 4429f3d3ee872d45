import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { asSystem } from '../own-rows.ts';
import { endSessions } from './end-sessions.ts';

/** Signs out everywhere, here, or everywhere else; from the next request on. */
export const signOut = async (
  ctx: Ctx,
  input: { scope: 'global' | 'local' | 'others' },
): Promise<void> => {
  const { userId, sessionId } = keeperOf(ctx.actor);
  const which = {
    global: {},
    local: { only: sessionId },
    others: { keep: sessionId },
  }[input.scope];
  await asSystem(ctx, (tx) => endSessions(tx, { userId, because: 'signed out', ...which }));
};
