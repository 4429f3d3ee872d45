import type { User } from '@nishiki/contract/account';
import { clientOf } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import { asSystem } from '../own-rows.ts';
import { isTaken } from '../unique-violation.ts';
import { accountById } from './account.ts';
import { createAccount } from './create-account.ts';
import { readEmail } from './email.ts';
import { limitAddress } from './limits.ts';
import { checkPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { presentUser } from './present.ts';

/**
 * A new account with a password. The address is verified later by a mail; until then the account
 * works all the same.
 * @throws DomainError user_already_exists, weak_password and kin
 */
export const signUp = async (
  ctx: Ctx,
  input: { email: string; password: string },
): Promise<User> => {
  await limitAddress(ctx);
  const email = readEmail(input.email);
  checkPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const { deviceId } = clientOf(ctx.actor);
  try {
    const account = await asSystem(ctx, async (tx) =>
      accountById(
        tx,
        await createAccount(ctx, tx, { email, passwordHash, verified: false, deviceId }),
      ),
    );
    ctx.wakeOutbox();
    if (!account) throw new Error('a new account is gone');
    return presentUser(account);
  } catch (error) {
    if (isTaken(error, 'accounts_email_key'))
      throw new DomainError('user_already_exists', 'address is taken');
    throw error;
  }
};
