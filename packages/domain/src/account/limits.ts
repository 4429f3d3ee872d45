/** How often the account service answers. Counted before the work, the same for known and unknown addresses. */
import type { Ctx } from '../ctx.ts';
import { clientOf } from '../actor.ts';
import { asSystem } from '../own-rows.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;

/** One client address: sign-ins, sign-ups, recoveries together. */
export const limitAddress = (ctx: Ctx): Promise<void> =>
  ctx.limiter.consume(
    { name: 'account-address', points: ctx.limits.accountTriesPerAddress, seconds: TEN_MINUTES },
    clientOf(ctx.actor).addressHash,
  );

/**
 * One e-mail address. Tight for one client address, so that nobody guesses on; loose over all, so
 * that nobody locks its owner out.
 */
export const limitSignIns = async (ctx: Ctx, email: string): Promise<void> => {
  const points = ctx.limits.accountTriesPerEmail;
  const { addressHash } = clientOf(ctx.actor);
  await ctx.limiter.consume(
    { name: 'sign-in-here', points, seconds: TEN_MINUTES },
    `${addressHash} ${email}`,
  );
  await ctx.limiter.consume({ name: 'sign-in-all', points: points * 20, seconds: HOUR }, email);
};

/** Mails to one address: tight and loose in the same way, less loose, since they land in a letter box. */
export const limitMails = async (ctx: Ctx, email: string): Promise<void> => {
  const points = ctx.limits.accountTriesPerEmail;
  const { addressHash } = clientOf(ctx.actor);
  await ctx.limiter.consume(
    { name: 'mails-here', points, seconds: HOUR },
    `${addressHash} ${email}`,
  );
  await ctx.limiter.consume({ name: 'mails-all', points: points * 4, seconds: HOUR }, email);
};

/** What costs us or others something, by keeper. */
export const limitKeeper = async (
  ctx: Ctx,
  name: string,
  userId: string,
  anHour: number,
): Promise<void> => {
  // A request's first transaction asks for its session: one that is over must not use up the tries
  // of the keeper, who may just be locking a thief out.
  await asSystem(ctx, () => Promise.resolve());
  await ctx.limiter.consume({ name, points: anHour, seconds: HOUR }, userId);
};
