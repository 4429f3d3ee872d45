import { routes } from '../../app/routes.ts';
import type { Purpose } from './mail-link.ts';

type PurposeWords = {
  heading: string;
  text: string;
  button: string;
  busy: string;
  /** Told once it is done; null where the next page says it by itself. */
  done: string | null;
  /** Where it leads. The sign-in page leads on to a chosen plan, or to the dashboard. */
  next: string;
};

export const purposeWords: Record<Purpose, PurposeWords> = {
  signup: {
    heading: 'Confirm your address',
    text: 'One more step: confirm that this address is yours, and you are signed in.',
    button: 'Confirm my address',
    busy: 'Confirming...',
    done: 'Your address is confirmed',
    next: routes.signIn.path,
  },
  recovery: {
    heading: 'Choose a new password',
    text: 'This link signs you in for once, so that you can choose a new password.',
    button: 'Choose a new password',
    busy: 'One moment...',
    done: null,
    next: routes.newPassword.path,
  },
  email_change: {
    heading: 'Confirm your new address',
    text: 'Confirm that the new address is yours. From then on you sign in with it.',
    button: 'Confirm my new address',
    busy: 'Confirming...',
    done: 'Your new address counts from now on',
    next: routes.profile.path,
  },
};
