import { accountByEmail } from '../account/account.ts';
import { readEmail } from '../account/email.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { asOperator } from './policy.ts';

export type FoundUser = { readonly userId: string; readonly email: string };

/** The account of an address. @throws DomainError email_address_invalid, not_found */
export const findUser = async (ctx: Ctx, input: { email: string }): Promise<FoundUser> => {
  asOperator(ctx);
  const email = readEmail(input.email);
  const account = await asSystem(ctx, (tx) => accountByEmail(tx, email));
  if (account) return { userId: account.user_id, email };
  throw new DomainError('not_found', 'no account with this address', {
    userMessage: `There is no account with the address ${email}.`,
  });
};
