export type Confirmation = { email: string; password: string };
export type ConfirmationProblem = { at: 'email' | 'password'; message: string };

/** What is missing before an account may be deleted, or null. */
export const confirmationProblem = (
  { email, password }: Confirmation,
  own: string,
  hasPassword: boolean,
): ConfirmationProblem | null => {
  if (email.trim().toLowerCase() !== own.toLowerCase())
    return { at: 'email', message: 'This is not the address of your account' };
  if (hasPassword && password === '')
    return { at: 'password', message: 'Please enter your password' };
  return null;
};
