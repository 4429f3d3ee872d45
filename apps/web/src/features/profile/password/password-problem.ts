import { MAX_PASSWORD, MIN_PASSWORD } from '@nishiki/contract/account-rules';

export type PasswordProblem = {
  /** The field that it stands at; 'form' where none is to blame. */
  readonly at: 'current' | 'new' | 'form';
  readonly message: string;
  /** Only a link by mail helps: the account has no password that could be asked for. */
  readonly offerMail?: boolean;
};

export const TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters long`;
const CURRENT_MISSING = 'Please enter your current password';

/** What can be seen before anything is sent, or null. */
export const problemBefore = (
  current: string,
  next: string,
  hasPassword: boolean,
): PasswordProblem | null => {
  if (hasPassword && current === '') return { at: 'current', message: CURRENT_MISSING };
  if (next.length < MIN_PASSWORD) return { at: 'new', message: TOO_SHORT };
  if (next.length > MAX_PASSWORD)
    return { at: 'new', message: `Password must be at most ${MAX_PASSWORD} characters long` };
  return null;
};

type Refusal = { readonly code?: string | undefined; readonly message: string };

/** Where the account service's answer belongs. The words are its own. */
export const problemAfter = ({ code, message }: Refusal, hasPassword: boolean): PasswordProblem => {
  switch (code) {
    case 'weak_password':
    case 'same_password':
      return { at: 'new', message };
    case 'reauthentication_not_valid':
      return { at: 'current', message };
    case 'reauthentication_needed':
      return hasPassword
        ? { at: 'current', message }
        : {
            at: 'form',
            message: 'You signed in too long ago to set a first password here.',
            offerMail: true,
          };
    default:
      return { at: 'form', message };
  }
};
