import type { Profile } from '@nishiki/contract/account';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { isOwnFilter } from '../rest-query.ts';
import { presentProfile, type ProfileRow } from './present.ts';

/** The keeper's own profile. */
export const ownProfile = async (ctx: Ctx): Promise<Profile> => {
  const { userId } = keeperOf(ctx.actor);
  const [row] = await ctx.db.readAsUser<ProfileRow>(
    { userId },
    (id) => `select * from read_own_profile(${id})`,
  );
  if (!row) throw new DomainError('not_found', 'a session without a profile');
  return presentProfile(ctx, row);
};

/** As the table protocol answers: an array of one, or of none for another's id. */
export const readProfile = async (
  ctx: Ctx,
  input: { user_id?: string | undefined },
): Promise<Profile[]> => {
  // Asked for in any case: a session that has ended gets no answer at all, not even an empty one.
  const profile = await ownProfile(ctx);
  return isOwnFilter(ctx, input.user_id) ? [profile] : [];
};
