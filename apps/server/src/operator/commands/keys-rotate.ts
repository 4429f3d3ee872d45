import { rotateKeys } from '@nishiki/domain/account/keyring';
import type { Command } from '../command.ts';

export const keysRotate: Command = {
  name: 'keys rotate',
  words: [],
  options: {},
  about:
    'Makes a new key pair that signs access tokens from now on. Tokens of the old one stay good until they run out.',
  prepare: () => async (ctx) => {
    const kid = await rotateKeys(ctx.db, ctx.now());
    ctx.log.info({ kid }, 'keys rotated by operator');
    return {
      json: { kid },
      text: `Access tokens are signed with the new key ${kid}, by every process within five minutes.\n`,
    };
  },
};
