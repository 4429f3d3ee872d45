import type { Avatar } from '@nishiki/contract/account';
import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx.ts';

/** As it is stored: an own picture by its key in the file store. */
export type StoredAvatar = Extract<Avatar, { kind: 'koi' }> | { kind: 'photo'; key: string };

/** The koi that a new keeper begins with, from their id: the same on every device. */
export const firstAvatar = (userId: string): StoredAvatar => ({
  kind: 'koi',
  variety: 'kohaku',
  seed: createHash('sha256').update(userId).digest().readUInt16BE(0) % 10_000,
});

export const presentAvatar = (ctx: Ctx, userId: string, stored: StoredAvatar): Avatar =>
  stored.kind === 'koi'
    ? stored
    : { kind: 'photo', url: ctx.photos.sign(`avatar-${userId}`, ctx.now()) };
