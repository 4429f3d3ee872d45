import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { routes } from '../../../app/routes.ts';
import { signOutTarget } from '../../../app/sign-out-target.ts';
import { signOut } from '../../../lib/account-store.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { sayFarewell } from './farewell.tsx';
import type { Confirmation, ConfirmationProblem } from './confirm-words.ts';

type Options = {
  hasPassword: boolean;
  onProblem: (problem: ConfirmationProblem | { at: 'form'; message: string }) => void;
};

/** Schedules the end of the account and signs out; the home page is where one stands then. */
export const useDeleteAccount = ({ hasPassword, onProblem }: Options) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ email, password }: Confirmation) =>
      call('deleteAccount', { email: email.trim(), ...(hasPassword && { password }) }),
    onSuccess: async ({ erase_after: eraseAfter }) => {
      signOutTarget.set(routes.home.path);
      // The server has ended all sessions with it; this browser forgets its own.
      await signOut('local');
      await navigate(routes.home.path);
      sayFarewell(new Date(eraseAfter));
    },
    onError: (error) => {
      const { message } = problemOf(error);
      const wrong = error instanceof ApiError && error.code === 'password_wrong';
      onProblem({ at: wrong ? 'password' : 'form', message });
    },
  });
};
