import { Link } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AuthQuery } from './auth-query.ts';
import { GoogleButton } from './google-button.tsx';
import { MailNotice } from './mail-notice.tsx';
import { modeWords } from './mode-words.ts';
import { PasswordFields } from './password-fields.tsx';
import { useAuthForm } from './use-auth-form.ts';

const Divider = () => (
  <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
    or with your email
  </p>
);

/** One form for all modes, so that what was typed stays and password managers keep their grip. */
export const AuthForm = ({ query }: { query: AuthQuery }) => {
  const { mode, plan, addressOf, destination } = query;
  const { busy, problem, failure, mailTo, submit } = useAuthForm({
    mode,
    plan,
    signInAddress: addressOf('sign-in'),
  });
  // Sent before the page is awake, the form would leave it.
  const awake = useHydrated();
  const words = modeWords[mode];
  const sending = busy !== null;
  return (
    <div className="space-y-6">
      {mode !== 'forgot' && (
        <>
          <GoogleButton blocked={sending} destination={destination} />
          <Divider />
        </>
      )}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        aria-labelledby="auth-heading"
        aria-busy={sending || undefined}
        className="space-y-5"
      >
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          inputMode="email"
          autoComplete={mode === 'sign-up' ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={sending}
          error={problem?.field === 'email' ? problem.message : null}
        />
        {mode !== 'forgot' && <PasswordFields mode={mode} problem={problem} busy={sending} />}
        {mode === 'sign-in' && (
          <p className="-mt-2">
            <Link
              to={addressOf('forgot')}
              replace
              className="inline-flex min-h-11 items-center text-ai underline underline-offset-4"
            >
              Forgotten password?
            </Link>
          </p>
        )}
        <FormError
          message={failure?.message ?? null}
          actions={
            failure?.exists === true ? (
              <Link to={addressOf('sign-in')} replace>
                Sign in instead
              </Link>
            ) : undefined
          }
        />
        {mailTo !== null && <MailNotice mode={mode} mailTo={mailTo} />}
        <Button
          type="submit"
          tone="primary"
          className="w-full"
          disabled={!awake}
          busy={sending}
          busyText={words.busy}
        >
          {mode === 'forgot' && mailTo !== null ? 'Send it again' : words.submit}
        </Button>
        <noscript>
          <p>Signing in needs JavaScript, which is switched off in your browser.</p>
        </noscript>
      </form>
    </div>
  );
};
