import type { Profile } from '@nishiki/contract/account';
import { useMutation } from '@tanstack/react-query';
import { applyProfile } from '../../../lib/account-store.ts';
import { call } from '../../../lib/api-client.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type PendingEmailProps = { profile: Profile; pending: string };

/** A new address that waits for its confirmation. */
export const PendingEmail = ({ profile, pending }: PendingEmailProps) => {
  // Asking for the same address sends its link once more; asking for the old one ends the wait.
  const ask = useMutation({
    mutationFn: (email: string) =>
      call('updateProfile', { user_id: `eq.${profile.user_id}`, email }),
    onSuccess: ([updated]) => {
      if (updated !== undefined) applyProfile(updated);
    },
  });
  const busyWith = (email: string) => ask.isPending && ask.variables === email;
  return (
    <Notice
      tone="attention"
      title="Check your new address to confirm the change"
      actions={
        <>
          <Button
            busy={busyWith(pending)}
            busyText="Sending..."
            onClick={() => ask.mutate(pending)}
          >
            Send again
          </Button>
          <Button
            busy={busyWith(profile.email)}
            busyText="Saving..."
            onClick={() => ask.mutate(profile.email)}
          >
            Keep the old address
          </Button>
        </>
      }
    >
      <p>
        A link is on its way to <strong className="break-words">{pending}</strong>. Until it is used{' '}
        <strong className="break-words">{profile.email}</strong> stays your address, and you sign in
        with it.
      </p>
      <p role="status" className="not-empty:mt-2">
        {ask.isSuccess && 'Sent again. It may take a minute; look among unwanted mail, too.'}
        {ask.isError && `That did not work. ${problemOf(ask.error).message}`}
      </p>
    </Notice>
  );
};
