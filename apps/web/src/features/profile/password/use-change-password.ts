import type { Profile } from '@nishiki/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshProfile } from '../../../lib/account-store.ts';
import { loadAuth } from '../../../lib/auth-client.ts';
import { authWords } from '../../../lib/auth-words.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { useToast } from '../../../ui/toast.tsx';
import { problemAfter, type PasswordProblem } from './password-problem.ts';

type Passwords = { current: string; next: string };

class Refused extends Error {
  constructor(readonly problem: PasswordProblem) {
    super(problem.message);
  }
}

type Options = {
  profile: Profile;
  onDone: () => void;
  onProblem: (problem: PasswordProblem) => void;
};

/** Sets a new password. The server signs out all other devices with it. */
export const useChangePassword = ({ profile, onDone, onProblem }: Options) => {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ current, next }: Passwords) => {
      const auth = await loadAuth();
      const { error } = await auth.updateUser({
        password: next,
        ...(profile.has_password && { current_password: current }),
      });
      if (error === null) return;
      const refusal = { code: error.code, message: authWords(error) };
      throw new Refused(problemAfter(refusal, profile.has_password));
    },
    onSuccess: () => {
      onDone();
      toast.show({
        title: profile.has_password ? 'Password changed' : 'Password set',
        description: 'All other devices were signed out.',
        tone: 'good',
      });
      void queries.invalidateQueries({ queryKey: ['sessions'] });
      void refreshProfile();
    },
    onError: (error) =>
      onProblem(
        error instanceof Refused
          ? error.problem
          : { at: 'form', message: problemOf(error).message },
      ),
  });
};
