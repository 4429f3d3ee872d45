import { randomId } from '../../lib/random-id.ts';
import type { Entry } from './thread-state.ts';

/** An entry that begins on this page, by now known here alone. */
export const entry = (role: Entry['role'], fields: Partial<Entry>): Entry => ({
  id: randomId(),
  role,
  content: '',
  meta: null,
  imageUrl: null,
  rating: null,
  at: new Date().toISOString(),
  state: 'done',
  kept: false,
  ...fields,
});

/** The place of an answer that is to come. */
export const waiting = (): Entry => entry('expert', { state: 'loading' });
