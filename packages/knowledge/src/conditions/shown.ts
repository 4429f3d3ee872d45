import type { ShownSign } from './schema.ts';
import type { SignId } from './sign-ids.ts';
import { signById } from './signs.ts';

const shown =
  (strength: ShownSign['strength']) =>
  (...ids: SignId[]): ShownSign[] =>
    ids.map((id) => ({ id, strength, seenIn: signById(id).seenIn }));

/** Most fish that have it show this; without it one should doubt. */
export const typical = shown('typical');
/** Seen in many of them. */
export const often = shown('often');
/** Seen in some, and no argument against it when missing. */
export const sometimes = shown('sometimes');
