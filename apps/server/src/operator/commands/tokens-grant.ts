import { randomUUID } from 'node:crypto';
import { findUser } from '@nishiki/domain/operator/find-user';
import { grantTokens } from '@nishiki/domain/wallet/grant-tokens';
import { OperatorError, type Command } from '../command.ts';
import { readReason, reasonOption } from '../reason.ts';
import { counted, plain } from '../words.ts';

/** In one go. More than any plan gives in a year is rather a slip of the finger. */
const MOST = 100_000;

const readTokens = (word: string): number => {
  const tokens = /^\d{1,6}$/.test(word) ? Number(word) : 0;
  if (tokens < 1 || tokens > MOST)
    throw new OperatorError(`The number of tokens must be whole, from 1 to ${MOST}.`);
  return tokens;
};

const readKey = (key: string | undefined): string => {
  if (key === undefined) return randomUUID();
  if (!/^[\w.:-]{1,100}$/.test(key))
    throw new OperatorError('A key is made of letters, digits, and . : _ - (100 at most).');
  return key;
};

export const tokensGrant: Command = {
  name: 'tokens grant',
  words: ['EMAIL', 'N'],
  options: {
    reason: reasonOption(
      'Why. It is kept for good in the ledger and shown to the keeper, so it must name no other person.',
    ),
    key: {
      type: 'string',
      value: 'KEY',
      about: 'Names this gift: given twice under one key, it counts once.',
    },
  },
  about: `Gives N tokens (1 to ${MOST}), which stay until they are spent.`,
  prepare(given) {
    const [email = '', word = ''] = given.words;
    const tokens = readTokens(word);
    const reason = readReason(given);
    const key = readKey(given.text('key'));
    return async (ctx) => {
      const { userId, email: address } = await findUser(ctx, { email });
      const done = await grantTokens(ctx, { userId, tokens, reason, key });
      const has = `${plain(address)} has ${counted(done.balance, 'token')}`;
      return {
        json: {
          user_id: userId,
          email: address,
          tokens: done.given ? tokens : 0,
          tokens_remaining: done.balance,
          key,
        },
        text: done.given
          ? `${counted(tokens, 'token')} given; ${has} now.\n`
          : `This gift had been given before; ${has}. Nothing was changed.\n`,
      };
    };
  },
};
