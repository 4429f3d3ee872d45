import { listUsers, type ListedUser } from '@nishiki/domain/operator/list-users';
import type { Command } from '../command.ts';
import { counted, inColumns, minuteOf, plain } from '../words.ts';

const rowOf = (user: ListedUser): string[] => [
  plain(user.email),
  user.email_verified ? 'verified' : 'unverified',
  user.plan ?? '-',
  String(user.tokens_remaining),
  minuteOf(user.created_at),
  minuteOf(user.last_sign_in_at),
  user.erase_after === null ? '' : `erased after ${minuteOf(user.erase_after)}`,
];

const heads = ['E-MAIL', 'ADDRESS', 'PLAN', 'TOKENS', 'MADE', 'LAST SIGN-IN', ''];

export const usersList: Command = {
  name: 'users list',
  words: [],
  options: {},
  about: 'Every account with its plan and its tokens, the oldest first. Times are in UTC.',
  prepare: () => async (ctx) => {
    const users = await listUsers(ctx);
    const table = users.length === 0 ? '' : inColumns([heads, ...users.map(rowOf)]);
    return { json: { users }, text: `${table}${counted(users.length, 'account')}\n` };
  },
};
