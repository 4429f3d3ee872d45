import type { Avatar, Profile, UnitSystem } from '@nishiki/contract/account';
import { countryCodes } from '@nishiki/contract/countries';
import { sql } from 'drizzle-orm';
import { requestEmailChange } from '../account/request-email-change.ts';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { isTimeZone } from '../experience/day.ts';
import { inOwnRows } from '../own-rows.ts';
import { isOwnFilter } from '../rest-query.ts';
import { cleanName, MOST_SIGNS } from './name.ts';
import type { StoredAvatar } from './avatar.ts';
import { ownProfile, readProfile } from './read-profile.ts';

export type ProfileChange = {
  user_id?: string | undefined;
  email?: string | undefined;
  display_name?: string | null | undefined;
  avatar?: Avatar | undefined;
  country?: string | null | undefined;
  units?: UnitSystem | undefined;
  time_zone?: string | null | undefined;
  version?: number | undefined;
};

const refuse = (detail: string, userMessage: string): never => {
  throw new DomainError('invalid_request', detail, { userMessage });
};

/** The name as it is kept, or null for nothing. */
const readName = (name: string | null): string | null => {
  const clean = cleanName(name ?? '');
  if ([...clean].length > MOST_SIGNS)
    refuse('name too long', `A name may have ${MOST_SIGNS} characters at most.`);
  return clean === '' ? null : clean;
};

const check = (change: ProfileChange): void => {
  const { country, time_zone: zone, avatar } = change;
  if (country && !countryCodes.includes(country)) refuse('country', 'This country is not known.');
  if (zone && !isTimeZone(zone)) refuse('time zone', 'This time zone is not known.');
  if (avatar?.kind === 'photo') refuse('avatar', 'Send an own picture to /api/v1/avatar.');
};

/**
 * Changes the keeper's preferences; fields that are not given stay. A new address is only asked for
 * here: it counts once it is verified.
 * @throws DomainError changed_elsewhere when `version` is given and no longer the profile's
 */
export const updateProfile = async (ctx: Ctx, change: ProfileChange): Promise<Profile[]> => {
  const { userId } = keeperOf(ctx.actor);
  // As reading answers: nothing of another's, and nothing at all once the session has ended.
  if (!isOwnFilter(ctx, change.user_id)) return readProfile(ctx, change);
  check(change);
  const { avatar, country, units, time_zone: zone, version } = change;
  const name = change.display_name === undefined ? undefined : readName(change.display_name);
  const sets = [
    ...(name !== undefined ? [sql`display_name = ${name}`] : []),
    ...(avatar !== undefined ? [sql`avatar = ${JSON.stringify(avatar)}::jsonb`] : []),
    ...(country !== undefined ? [sql`country = ${country}`] : []),
    ...(units !== undefined ? [sql`units = ${units}`] : []),
    ...(zone !== undefined ? [sql`time_zone = ${zone}`] : []),
  ];
  if (sets.length > 0) {
    const before = await inOwnRows(ctx, async (tx) => {
      const found = await tx.execute<{ avatar: StoredAvatar; version: number }>(
        sql`select avatar, version from profiles where user_id = ${userId} for update`,
      );
      const profile = found.rows[0];
      if (!profile || (version ?? profile.version) !== profile.version)
        throw new DomainError('changed_elsewhere', 'version moved on');
      await tx.execute(sql`
        update profiles set ${sql.join(sets, sql`, `)}, version = version + 1 where user_id = ${userId}`);
      return profile.avatar;
    });
    // A picture that a drawn koi took the place of is erased.
    if (avatar && before.kind === 'photo') await ctx.files.remove(before.key);
  }
  if (change.email !== undefined) await requestEmailChange(ctx, { email: change.email });
  return [await ownProfile(ctx)];
};
