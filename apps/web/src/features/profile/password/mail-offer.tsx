import { useMutation } from '@tanstack/react-query';
import { loadAuth } from '../../../lib/auth-client.ts';
import { authFailure } from '../../../lib/auth-words.ts';
import { Button } from '../../../ui/button.tsx';

/** A link by mail proves who asks where no password can. */
export const MailOffer = ({ email }: { email: string }) => {
  const send = useMutation({
    mutationFn: async () => {
      const auth = await loadAuth();
      const { error } = await auth.resetPasswordForEmail(email);
      if (error !== null) throw authFailure(error);
    },
  });
  return (
    <div className="space-y-2">
      <Button
        busy={send.isPending}
        busyText="Sending..."
        disabled={send.isSuccess}
        onClick={() => send.mutate()}
      >
        Email me a link
      </Button>
      <p role="status">
        {send.isSuccess && `Sent to ${email}. The link leads to a page for the new password.`}
        {send.isError && `It could not be sent. ${send.error.message}`}
      </p>
    </div>
  );
};
