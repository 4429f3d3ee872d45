import type { Mode } from './validate.ts';

type ModeWords = {
  heading: string;
  submit: string;
  busy: string;
};

export const modeWords: Record<Mode, ModeWords> = {
  'sign-in': { heading: 'Sign in', submit: 'Sign In', busy: 'Signing in...' },
  'sign-up': {
    heading: 'Create your account',
    submit: 'Sign Up',
    busy: 'Creating your account...',
  },
  forgot: { heading: 'Forgotten password', submit: 'Send the link', busy: 'Sending...' },
};
