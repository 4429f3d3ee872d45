import type { Entry } from './read-field.ts';

export type RowProps<F> = {
  id: string;
  field: F;
  entry: Entry;
  /** A sentence that says what to type. */
  error: string | null;
  onEnter: (entry: Entry) => void;
  onLeave: () => void;
};
