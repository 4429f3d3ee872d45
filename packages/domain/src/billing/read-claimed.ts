import type { Ctx } from '../ctx.ts';
import { syncKeeper } from './sync-keeper.ts';

/**
 * Reads at once what somebody has just claimed by signing in, so that the first page they see shows it.
 * Should that fail, the outbox does it: signing in works all the same.
 */
export const readClaimed = async (ctx: Ctx, userId: string): Promise<void> => {
  try {
    await syncKeeper(ctx, userId);
  } catch (error) {
    ctx.log.warn({ userId, error: String(error) }, 'what was claimed is read later');
  }
};
