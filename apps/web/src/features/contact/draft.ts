/**
 * What was typed, kept in this tab until it is sent: a reload or a failure loses none of it. With it
 * the key under which it was sent, so that a message whose answer was lost is not delivered twice.
 */
import { randomId } from '../../lib/random-id.ts';
import { emptyValues, fieldNames, isEmpty, type Values } from './values.ts';

const KEY = 'nishiki-contact-draft';

/** A message that was sent under a key and is not known to be delivered. */
type Open = { readonly key: string; readonly text: string };
type Draft = { readonly values: Values; readonly open: Open | null };

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const none: Draft = { values: emptyValues, open: null };

const textAt = (value: unknown, field: string): string | null => {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
  return typeof found === 'string' ? found : null;
};

export const parseDraft = (stored: string | null): Draft => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return none;
    const typed: unknown = Reflect.get(value, 'values');
    const open: unknown = Reflect.get(value, 'open');
    const values = Object.fromEntries(
      fieldNames.map((field) => [field, textAt(typed, field) ?? '']),
    ) as Values;
    const key = textAt(open, 'key');
    const text = textAt(open, 'text');
    return { values, open: key === null || text === null ? null : { key, text } };
  } catch {
    return none;
  }
};

/** `storage` is asked for each time, since even touching it throws where it is blocked. */
export const createDraft = (storage: () => DraftStorage, newKey: () => string = randomId) => {
  let draft: Draft | null = null;
  const listeners = new Set<() => void>();
  const stored = (): string | null => {
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  };
  const current = (): Draft => (draft ??= parseDraft(stored()));
  const write = (next: Draft): void => {
    draft = next;
    try {
      if (isEmpty(next.values) && next.open === null) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify(next));
    } catch {
      // Without a storage it lives as long as the page.
    }
    for (const changed of listeners) changed();
  };
  return {
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    values: (): Values => current().values,
    keep: (values: Values): void => write({ ...current(), values }),
    /** The key of this message: the one before, as long as the same text has not been delivered. */
    keyFor: (values: Values): string => {
      const text = JSON.stringify(fieldNames.map((field) => values[field]));
      const { open } = current();
      if (open?.text === text) return open.key;
      const key = newKey();
      write({ ...current(), open: { key, text } });
      return key;
    },
    /** It was delivered. */
    clear: (): void => write(none),
  };
};

export const contactDraft = createDraft(() => window.sessionStorage);
