import type { Profile } from '@nishiki/contract/account';
import { useRef, useState, type FormEvent } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { emailProblem } from './email-words.ts';
import { PendingEmail } from './pending-email.tsx';
import { useChangeEmail } from './use-change-email.ts';

export const EmailSection = ({ profile }: { profile: Profile }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const change = useChangeEmail(profile, { onDone: () => setEmail(''), onRefused: refuse });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = emailProblem(email, profile.email);
    if (found !== null) return refuse(found);
    setProblem(null);
    change.mutate(email.trim());
  };
  return (
    <Section id="email" intro="You sign in with it, and it is where mail about your account goes.">
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 font-semibold break-words">{profile.email}</span>
        {profile.email_verified ? (
          <Badge tone="good">Verified</Badge>
        ) : (
          <Badge tone="attention">Not verified yet</Badge>
        )}
      </p>
      {profile.pending_email !== null && (
        <PendingEmail
          key={profile.pending_email}
          profile={profile}
          pending={profile.pending_email}
        />
      )}
      <form onSubmit={submit} noValidate className="max-w-md space-y-4">
        <TextField
          ref={field}
          label="New email address"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
          hint="The change counts once you have used the link that is sent there."
        />
        <Button type="submit" busy={change.isPending} busyText="Saving...">
          Change email address
        </Button>
      </form>
    </Section>
  );
};
