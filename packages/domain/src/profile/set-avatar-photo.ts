import type { Profile } from '@nishiki/contract/account';
import { uuidv7 } from '@nishiki/db/uuidv7';
import { sql } from 'drizzle-orm';
import { limitKeeper } from '../account/limits.ts';
import { keeperOf } from '../actor.ts';
import { keeperFolder } from '../analysis/photo-key.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { inOwnRows } from '../own-rows.ts';
import { readDataUrl } from '../photo/read-data-url.ts';
import type { StoredAvatar } from './avatar.ts';
import { ownProfile } from './read-profile.ts';

const AN_HOUR = 30;
/** Bytes of a picture as sent. */
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Keeps an own picture for the profile, made anew from its pixels, so that nothing else in the file
 * (place, camera) is kept. The picture before it is erased.
 */
export const setAvatarPhoto = async (ctx: Ctx, input: { image: string }): Promise<Profile> => {
  const { userId } = keeperOf(ctx.actor);
  await limitKeeper(ctx, 'avatar', userId, AN_HOUR);
  const jpeg = await ctx.makeAvatar(readDataUrl(input.image, MOST_BYTES));
  const key = `${keeperFolder(userId)}/avatar-${uuidv7()}.jpg`;
  await ctx.files.put(key, jpeg);
  const before = await inOwnRows(ctx, async (tx) => {
    const found = await tx.execute<{ avatar: StoredAvatar }>(
      sql`select avatar from profiles where user_id = ${userId} for update`,
    );
    if (!found.rows[0]) throw new DomainError('session_ended', 'the account is gone');
    await tx.execute(sql`
      update profiles set avatar = ${JSON.stringify({ kind: 'photo', key })}::jsonb, version = version + 1
      where user_id = ${userId}`);
    return found.rows[0].avatar;
  }).catch(async (error: unknown) => {
    await ctx.files.remove(key);
    throw error;
  });
  if (before.kind === 'photo') await ctx.files.remove(before.key);
  return ownProfile(ctx);
};
