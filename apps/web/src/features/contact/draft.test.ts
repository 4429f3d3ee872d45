import { describe, expect, it } from 'vitest';
import { createDraft, parseDraft, type DraftStorage } from './draft.ts';
import { emptyValues } from './values.ts';

const memory = (): DraftStorage & { entries: Map<string, string> } => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};
const keys = () => {
  let last = 0;
  return () => `key-${(last += 1)}`;
};
const typed = { name: 'Mika', email: 'mika@example.org', subject: 'Food', message: 'How much?' };

describe('draft', () => {
  it('outlives the page', () => {
    const storage = memory();
    createDraft(() => storage).keep(typed);
    expect(createDraft(() => storage).values()).toEqual(typed);
  });

  it('leaves nothing behind once it was sent, or when nothing is typed', () => {
    const storage = memory();
    const draft = createDraft(() => storage, keys());
    draft.keep(typed);
    draft.keyFor(typed);
    draft.clear();
    expect(storage.entries.size).toBe(0);
    expect(draft.values()).toEqual(emptyValues);
    draft.keep(emptyValues);
    expect(storage.entries.size).toBe(0);
  });

  it('keeps the key while the answer is missing, over a reload as well', () => {
    const storage = memory();
    const draft = createDraft(() => storage, keys());
    draft.keep(typed);
    expect(draft.keyFor(typed)).toBe('key-1');
    expect(draft.keyFor(typed)).toBe('key-1');
    expect(
      createDraft(
        () => storage,
        () => 'another',
      ).keyFor(typed),
    ).toBe('key-1');
  });

  it('takes a new key for another text, and for the same one once it was delivered', () => {
    const draft = createDraft(memory, keys());
    draft.keyFor(typed);
    expect(draft.keyFor({ ...typed, message: 'How often?' })).toBe('key-2');
    draft.clear();
    expect(draft.keyFor({ ...typed, message: 'How often?' })).toBe('key-3');
  });

  it('works without a storage', () => {
    const draft = createDraft(() => {
      throw new Error('blocked');
    }, keys());
    draft.keep(typed);
    expect(draft.values()).toEqual(typed);
    expect(draft.keyFor(typed)).toBe('key-1');
    expect(draft.keyFor(typed)).toBe('key-1');
  });
});

it('tells whoever shows it', () => {
  const draft = createDraft(memory);
  let told = 0;
  const stop = draft.subscribe(() => (told += 1));
  draft.keep(typed);
  expect(told).toBe(1);
  stop();
  draft.clear();
  expect(told).toBe(1);
});

describe('parseDraft', () => {
  it.each([null, '', '{', '7', 'null', '{"values":{"name":5},"open":{"key":1}}'])(
    'takes %j for nothing typed',
    (stored) => {
      expect(parseDraft(stored)).toEqual({ values: emptyValues, open: null });
    },
  );
});
