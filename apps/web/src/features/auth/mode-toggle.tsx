import { Link } from 'react-router';
import type { AuthQuery } from './auth-query.ts';

/** Leads to the other mode; the address follows without a step in the history. */
export const ModeToggle = ({ mode, addressOf }: Pick<AuthQuery, 'mode' | 'addressOf'>) => {
  const toSignUp = mode === 'sign-in';
  const question = {
    'sign-in': 'No account yet?',
    'sign-up': 'Already have an account?',
    forgot: 'Remembered it?',
  }[mode];
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {question}
      <Link
        to={addressOf(toSignUp ? 'sign-up' : 'sign-in')}
        replace
        className="inline-flex min-h-11 items-center font-semibold text-ai underline underline-offset-4"
      >
        {toSignUp ? 'Sign up' : 'Sign in'}
      </Link>
    </p>
  );
};
