import { useRef, useState, type FormEvent } from 'react';
import { call } from '../../lib/api-client.ts';
import { thrownFailure } from '../../lib/auth-failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { LocalMailHint } from '../../ui/local-mail-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Sending = { busy: boolean; failure: string | null; sentTo: string | null };

/** Asks for a new verification mail. `email` is known where the keeper is signed in. */
export const ResendForm = ({ email }: { email: string | null }) => {
  const [{ busy, failure, sentTo }, setSending] = useState<Sending>({
    busy: false,
    failure: null,
    sentTo: null,
  });
  const working = useRef(false);
  const send = async (address: string) => {
    setSending({ busy: true, failure: null, sentTo: null });
    try {
      const redirect_to = `${window.location.origin}/`;
      await call('authResend', { type: 'signup', email: address, redirect_to });
      setSending({ busy: false, failure: null, sentTo: address });
    } catch (error) {
      setSending({ busy: false, failure: thrownFailure(error).message, sentTo: null });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    const address = email ?? (typeof typed === 'string' ? typed.trim() : '');
    if (working.current) return;
    working.current = true;
    void send(address).finally(() => {
      working.current = false;
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="w-full max-w-md space-y-4">
      {email === null && (
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={busy}
        />
      )}
      <FormError message={failure} />
      {sentTo !== null && (
        <Notice live tone="good" title="Please look into your mail">
          <p>
            If the account of {sentTo} still needs it, a mail with a new link is on its way. It may
            have landed among the spam.
          </p>
          <LocalMailHint />
        </Notice>
      )}
      <Button type="submit" tone="primary" busy={busy} busyText="Sending...">
        {sentTo === null ? 'Send me a new link' : 'Send it again'}
      </Button>
    </form>
  );
};
