import type { User } from '@nishiki/contract/account';
import type { Ctx } from '../ctx.ts';
import { changePassword } from './change-password.ts';
import { readEmail } from './email.ts';
import { readUser } from './read-user.ts';
import { requestEmailChange } from './request-email-change.ts';

/** Changes password or address, as the account protocol asks for both. */
export const updateUser = async (
  ctx: Ctx,
  input: {
    email?: string | undefined;
    password?: string | undefined;
    current_password?: string | undefined;
  },
): Promise<User> => {
  // Read first, so that a bad address does not leave half of the wish done.
  if (input.email !== undefined) readEmail(input.email);
  if (input.password !== undefined)
    await changePassword(ctx, {
      password: input.password,
      currentPassword: input.current_password,
    });
  if (input.email !== undefined) await requestEmailChange(ctx, { email: input.email });
  return readUser(ctx);
};
