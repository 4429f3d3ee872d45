import { describe, expect, it } from 'vitest';
import { clearAuthEntries, parseStoredSession, STORAGE_KEY } from './stored-auth.ts';

const storageWith = (...keys: string[]): Storage => {
  const entries = new Map(keys.map((key) => [key, 'x']));
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
};

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at));

describe('clearAuthEntries', () => {
  it('forgets sign-ins in every storage and leaves the rest alone', () => {
    const local = storageWith(STORAGE_KEY, 'ai-tries-used', 'sb-old-auth-token', 'selectedPlan');
    const session = storageWith('supabase.auth.token', 'nishiki-next');
    clearAuthEntries([local, session]);
    expect(keysOf(local)).toEqual(['ai-tries-used', 'selectedPlan']);
    expect(keysOf(session)).toEqual(['nishiki-next']);
  });

  it('keeps what the return from Google needs', () => {
    const local = storageWith(STORAGE_KEY, `${STORAGE_KEY}-code-verifier`);
    clearAuthEntries([local]);
    expect(keysOf(local)).toEqual([`${STORAGE_KEY}-code-verifier`]);
  });
});

describe('parseStoredSession', () => {
  it('reads whose session it is', () => {
    const stored = JSON.stringify({ access_token: 't', refresh_token: 'r', user: { id: 'u' } });
    expect(parseStoredSession(stored)).toEqual({ userId: 'u', accessToken: 't' });
  });

  it('takes anything else as nobody', () => {
    for (const stored of [null, '', '{', 'null', '[]', '{"access_token":"t"}', '{"user":{"id":1}}'])
      expect(parseStoredSession(stored)).toBeNull();
  });
});
