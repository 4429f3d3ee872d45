import type { Profile } from '@nishiki/contract/account';
import { useMutation } from '@tanstack/react-query';
import { applyProfile } from '../../../lib/account-store.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { useToast } from '../../../ui/toast.tsx';

type Outcome = {
  onDone: () => void;
  /** The server takes this for no address. */
  onRefused: (message: string) => void;
};

/** Asks for a new address. It counts once the link in the mail to it was used. */
export const useChangeEmail = (profile: Profile, { onDone, onRefused }: Outcome) => {
  const toast = useToast();
  return useMutation({
    mutationFn: (email: string) =>
      call('updateProfile', { user_id: `eq.${profile.user_id}`, email }),
    onSuccess: ([updated]) => {
      if (updated !== undefined) applyProfile(updated);
      onDone();
      toast.show({
        title: 'Profile updated successfully!',
        description: 'Check your new address to confirm the change',
        tone: 'good',
      });
    },
    onError: (error) => {
      const { message } = problemOf(error);
      if (error instanceof ApiError && error.code === 'email_address_invalid') onRefused(message);
      toast.show({ title: 'Failed to update profile', description: message, tone: 'destructive' });
    },
  });
};
