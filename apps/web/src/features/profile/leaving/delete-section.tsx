import type { Profile } from '@nishiki/contract/account';
import { ERASURE_DAYS } from '@nishiki/contract/account-rules';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export const DeleteSection = ({ profile }: { profile: Profile }) => {
  const [open, setOpen] = useState(false);
  return (
    <Section id="delete">
      <ul className="max-w-measure list-disc space-y-2 pl-5 marker:text-muted">
        <li>You are signed out on all devices at once, and a subscription is cancelled at once.</li>
        <li>
          Your account is erased after {ERASURE_DAYS} days. Signing in before that undoes it:
          nothing is lost.
        </li>
        <li>
          Kept for the books are the lines of your token history and of your payments, without your
          name, address or anything else that leads to you here.
        </li>
      </ul>
      <Button onClick={() => setOpen(true)}>Delete account...</Button>
      <DeleteDialog profile={profile} open={open} onClose={() => setOpen(false)} />
    </Section>
  );
};
