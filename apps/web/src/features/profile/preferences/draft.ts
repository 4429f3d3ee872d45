/** What a keeper has entered, beside what is stored and what was stored when they began. */
import type { Avatar, Profile } from '@nishiki/contract/account';

export type Preferences = Pick<
  Profile,
  'display_name' | 'avatar' | 'country' | 'units' | 'time_zone'
>;
export type Field = keyof Preferences;

export const fields = ['display_name', 'avatar', 'country', 'units', 'time_zone'] as const;

export const preferencesOf = (profile: Profile): Preferences => ({
  display_name: profile.display_name,
  avatar: profile.avatar,
  country: profile.country,
  units: profile.units,
  time_zone: profile.time_zone,
});

/** As the server keeps a name: without spaces around it, and null for none. */
const clean = (name: string | null): string | null => name?.trim() || null;

const sameAvatar = (one: Avatar, other: Avatar): boolean => {
  // There is one own picture at most; its address is signed anew with each answer.
  if (one.kind === 'photo' || other.kind === 'photo') return one.kind === other.kind;
  return one.variety === other.variety && one.seed === other.seed;
};

const same = (field: Field, one: Preferences, other: Preferences): boolean => {
  if (field === 'avatar') return sameAvatar(one.avatar, other.avatar);
  if (field === 'display_name') return clean(one.display_name) === clean(other.display_name);
  return one[field] === other[field];
};

/** Fields that the draft says otherwise than `base`. */
export const edited = (draft: Preferences, base: Preferences): Field[] =>
  fields.filter((field) => !same(field, draft, base));

/** What is sent: only what was edited, so that nothing else is overwritten. */
export const changesOf = (draft: Preferences, base: Preferences): Partial<Preferences> =>
  Object.fromEntries(
    edited(draft, base).map((field) => [
      field,
      field === 'display_name' ? clean(draft.display_name) : draft[field],
    ]),
  );

/** Fields edited here that were meanwhile stored as something else. */
export const clashes = (draft: Preferences, base: Preferences, stored: Preferences): Field[] =>
  edited(draft, base).filter((field) => !same(field, stored, base) && !same(field, stored, draft));

/** What was edited here upon what is stored now. */
export const rebased = (
  draft: Preferences,
  base: Preferences,
  stored: Preferences,
): Preferences => ({
  ...stored,
  ...Object.fromEntries(edited(draft, base).map((field) => [field, draft[field]])),
});
