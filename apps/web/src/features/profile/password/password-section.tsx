import type { Profile } from '@nishiki/contract/account';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../section.tsx';
import { MailOffer } from './mail-offer.tsx';
import { problemBefore, type PasswordProblem } from './password-problem.ts';
import { useChangePassword } from './use-change-password.ts';

const intro = (hasPassword: boolean): string =>
  hasPassword
    ? 'After a change all other devices are signed out; this one stays signed in.'
    : 'You sign in with Google and have no password. With one you can sign in by email as well.';

export const PasswordSection = ({ profile }: { profile: Profile }) => {
  const { has_password: hasPassword } = profile;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const tell = (found: PasswordProblem) => {
    setProblem(found);
    if (found.at === 'current') currentField.current?.focus();
    if (found.at === 'new') nextField.current?.focus();
  };
  const change = useChangePassword({
    profile,
    onDone: () => {
      setCurrent('');
      setNext('');
      setProblem(null);
    },
    onProblem: tell,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemBefore(current, next, hasPassword);
    if (found !== null) return tell(found);
    setProblem(null);
    change.mutate({ current, next });
  };
  const at = (place: PasswordProblem['at']) => (problem?.at === place ? problem.message : null);
  return (
    <Section id="password" intro={intro(hasPassword)}>
      <form onSubmit={submit} noValidate className="max-w-md space-y-4">
        {/* Tells password managers which account the new password belongs to. */}
        <input type="text" autoComplete="username" value={profile.email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            ref={currentField}
            label="Current password"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
            error={at('current')}
          />
        )}
        <PasswordField
          ref={nextField}
          label="New password"
          autoComplete="new-password"
          value={next}
          onChange={(event) => setNext(event.target.value)}
          error={at('new')}
          hint="At least 6 characters, and none of the most common ones."
        />
        <FormError message={at('form')}>
          {problem?.offerMail === true ? (
            <div className="space-y-3">
              <p>A link to your address shows that it is you. Nothing was changed so far.</p>
              <MailOffer email={profile.email} />
            </div>
          ) : (
            'Your password is as it was.'
          )}
        </FormError>
        {change.isSuccess && problem === null && (
          <Notice tone="good" title="Your password was changed">
            All other devices were signed out. Sign in there with the new one.
          </Notice>
        )}
        <Button type="submit" busy={change.isPending} busyText="Saving...">
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </form>
    </Section>
  );
};
