import type { Profile } from '@nishiki/contract/account';
import type { FormEvent } from 'react';
import { CountryField } from '../../../app/countries/country-field.tsx';
import { applyProfile } from '../../../lib/account-store.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { AvatarField } from './avatar-field.tsx';
import { ClashNotice } from './clash-notice.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { UnitField } from './unit-field.tsx';
import { usePreferences } from './use-preferences.ts';

const MOST_SIGNS = 60;

export const PreferencesSection = ({ profile }: { profile: Profile }) => {
  const { draft, dirty, clash, save, submit, edit, keepMine, takeTheirs } = usePreferences(profile);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending && dirty && clash === null) submit();
  };
  const keepPhoto = (updated: Profile) => {
    edit({ avatar: updated.avatar });
    applyProfile(updated);
  };
  return (
    <Section id="preferences" intro="How Nishiki greets you and shows its numbers.">
      <form onSubmit={send} className="space-y-6">
        <TextField
          label="Display name"
          autoComplete="nickname"
          maxLength={MOST_SIGNS}
          value={draft.display_name ?? ''}
          onChange={(event) => edit({ display_name: event.target.value })}
          hint="May be left empty."
          className="max-w-md"
        />
        <AvatarField
          value={draft.avatar}
          onChange={(avatar) => edit({ avatar })}
          onPhotoKept={keepPhoto}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <CountryField value={draft.country} onChange={(country) => edit({ country })} />
          <TimeZoneField value={draft.time_zone} onChange={(time_zone) => edit({ time_zone })} />
        </div>
        <UnitField value={draft.units} onChange={(units) => edit({ units })} />
        {clash !== null && (
          <ClashNotice
            {...clash}
            draft={draft}
            onKeep={keepMine}
            onTake={() => takeTheirs(clash.fields)}
          />
        )}
        {save.isError && clash === null && (
          <FormError message="Failed to update profile">
            {problemOf(save.error).message} What you entered is still here.
          </FormError>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" tone="primary" busy={save.isPending} busyText="Saving...">
            Save
          </Button>
          <p role="status" className="text-muted">
            {dirty && 'You have changes that are not saved yet.'}
            {!dirty && save.isSuccess && 'Everything is saved.'}
          </p>
        </div>
      </form>
    </Section>
  );
};
