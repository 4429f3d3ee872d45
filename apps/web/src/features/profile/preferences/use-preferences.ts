import type { Profile } from '@nishiki/contract/account';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applyProfile, refreshProfile } from '../../../lib/account-store.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { problemOf } from '../../../lib/problem-words.ts';
import { useToast } from '../../../ui/toast.tsx';
import {
  changesOf,
  clashes,
  edited,
  preferencesOf,
  rebased,
  type Field,
  type Preferences,
} from './draft.ts';

type Form = {
  draft: Preferences;
  /** What was stored when the keeper began to edit, and its version. */
  base: Preferences;
  version: number;
};

const formOf = (profile: Profile): Form => {
  const stored = preferencesOf(profile);
  return { draft: stored, base: stored, version: profile.version };
};

/** The form upon a newer profile. Where both changed the same field, the old base stays: see clashes. */
const upon = (form: Form, profile: Profile): Form => {
  const stored = preferencesOf(profile);
  return clashes(form.draft, form.base, stored).length > 0
    ? form
    : { ...formOf(profile), draft: rebased(form.draft, form.base, stored) };
};

/** Asks before a tab with unsaved changes is closed. */
const useLeaveWarning = (dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
};

/** Preferences as they are edited, beside those that are stored; both may move. */
export const usePreferences = (profile: Profile) => {
  const [form, setForm] = useState(() => formOf(profile));
  const [seen, setSeen] = useState(profile);
  const toast = useToast();
  if (seen !== profile) {
    setSeen(profile);
    setForm(upon(form, profile));
  }
  const stored = preferencesOf(profile);
  const clash = clashes(form.draft, form.base, stored);
  const dirty = edited(form.draft, form.base).length > 0;
  useLeaveWarning(dirty);

  const save = useMutation({
    mutationFn: async ({ draft, base, version }: Form) => {
      const changes = changesOf(draft, base);
      const [updated] = await call('updateProfile', {
        user_id: `eq.${profile.user_id}`,
        ...changes,
        version,
      });
      return { updated, sent: draft };
    },
    onSuccess: ({ updated, sent }) => {
      if (updated !== undefined) {
        // What was entered while it was being saved is kept upon it.
        setForm(({ draft }) => ({
          ...formOf(updated),
          draft: rebased(draft, sent, preferencesOf(updated)),
        }));
        applyProfile(updated);
      }
      toast.show({ title: 'Profile updated successfully!', tone: 'good' });
    },
    onError: (error) => {
      toast.show({
        title: 'Failed to update profile',
        description: problemOf(error).message,
        tone: 'destructive',
      });
      if (error instanceof ApiError && error.code === 'changed_elsewhere') void refreshProfile();
    },
  });

  return {
    draft: form.draft,
    dirty,
    clash: clash.length === 0 ? null : { fields: clash, stored },
    save,
    submit: () => save.mutate(form),
    edit: (change: Partial<Preferences>) =>
      setForm((before) => ({ ...before, draft: { ...before.draft, ...change } })),
    /** The own entries shall be saved over those of elsewhere. */
    keepMine: () => {
      save.reset();
      setForm({ ...formOf(profile), draft: rebased(form.draft, form.base, stored) });
    },
    takeTheirs: (which: readonly Field[]) => {
      save.reset();
      const mine = rebased(form.draft, form.base, stored);
      const theirs = Object.fromEntries(which.map((field) => [field, stored[field]]));
      setForm({ ...formOf(profile), draft: { ...mine, ...theirs } });
    },
  };
};
