import type { AvatarMaker } from '@nishiki/domain/ports';
import type { ChildPool } from './child-pool.ts';
import { readInChild } from './read-in-child.ts';

/** Strangers' pictures are decoded where photos are: in a child process. */
export const createAvatarMaker =
  (pool: ChildPool): AvatarMaker =>
  async (picture) =>
    (await readInChild(pool, picture, { purpose: 'avatar' })).jpeg;
