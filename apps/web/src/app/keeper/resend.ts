import { isNoAnswer, loadAuth } from '../../lib/auth-client.ts';
import { offlineError } from '../../lib/api-error.ts';

export type MailKind = 'signup' | 'email_change';

/** Asks for the mail once more. Gives the words of what went wrong, or null. */
export const resend = async (type: MailKind, email: string): Promise<string | null> => {
  try {
    const auth = await loadAuth();
    const { error } = await auth.resend({ type, email });
    if (error === null) return null;
    return isNoAnswer(error) ? offlineError().message : error.message;
  } catch {
    return offlineError().message;
  }
};
