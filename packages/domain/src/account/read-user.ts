import type { User } from '@nishiki/contract/account';
import { keeperOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { accountById, type Account } from './account.ts';
import { presentUser } from './present.ts';

/** The account of the keeper who asks. @throws DomainError session_ended when it is erased */
export const ownAccount = async (ctx: Ctx): Promise<Account> => {
  const { userId } = keeperOf(ctx.actor);
  const account = await asSystem(ctx, (tx) => accountById(tx, userId));
  if (!account) throw new DomainError('session_ended', 'account is gone');
  return account;
};

export const readUser = async (ctx: Ctx): Promise<User> => presentUser(await ownAccount(ctx));
