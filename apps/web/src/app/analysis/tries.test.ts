import { describe, expect, it, vi } from 'vitest';
import { createTriesStore, parseTries } from './tries.ts';

const KEY = 'ai-tries-used';

const fakeStorage = (initial: string | null = null) => {
  const values = new Map<string, string>();
  if (initial !== null) values.set('ai-tries-used', initial);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('parseTries', () => {
  it.each([
    [null, 0],
    ['0', 0],
    ['2', 2],
    ['3', 3],
    ['17', 3],
    ['-1', 0],
    ['1e3', 0],
    ['NaN', 0],
    ['{"a":1}', 0],
    ['', 0],
  ])('reads %j as %i', (stored, expected) => {
    expect(parseTries(stored)).toBe(expected);
  });
});

describe('createTriesStore', () => {
  it('counts under the key of the specification and stops at three', () => {
    const storage = fakeStorage();
    const tries = createTriesStore(KEY, () => storage, null);
    for (const expected of ['1', '2', '3', '3']) {
      tries.countOne();
      expect(storage.values.get('ai-tries-used')).toBe(expected);
    }
  });

  it('sees what another tab wrote before it counts', () => {
    const storage = fakeStorage('1');
    const tries = createTriesStore(KEY, () => storage, null);
    expect(tries.used()).toBe(1);
    storage.values.set('ai-tries-used', '2');
    tries.countOne();
    expect(storage.values.get('ai-tries-used')).toBe('3');
  });

  it('replaces garbage by a count', () => {
    const storage = fakeStorage('many');
    const tries = createTriesStore(KEY, () => storage, null);
    tries.countOne();
    expect(storage.values.get('ai-tries-used')).toBe('1');
  });

  it('keeps counting in memory where storage is blocked', () => {
    const tries = createTriesStore(
      KEY,
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      null,
    );
    tries.countOne();
    tries.countOne();
    expect(tries.used()).toBe(2);
  });

  it('catches up with the server, never the other way', () => {
    const storage = fakeStorage('2');
    const tries = createTriesStore(KEY, () => storage, null);
    tries.atLeast(1);
    expect(storage.values.get('ai-tries-used')).toBe('2');
    tries.atLeast(3);
    expect(createTriesStore(KEY, () => storage, null).used()).toBe(3);
  });

  it('pauses without writing: tomorrow the same browser has its tries again', () => {
    const storage = fakeStorage('1');
    const tries = createTriesStore(KEY, () => storage, null);
    tries.pause();
    expect(tries.used()).toBe(3);
    expect(tries.isPaused()).toBe(true);
    expect(createTriesStore(KEY, () => storage, null).used()).toBe(1);
  });

  it('tells its listeners about other tabs, and only about this key', () => {
    const target = new EventTarget();
    const tries = createTriesStore(KEY, () => fakeStorage(), target as unknown as Window);
    const changed = vi.fn();
    const stop = tries.subscribe(changed);
    const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
    target.dispatchEvent(storageEvent('theme'));
    expect(changed).not.toHaveBeenCalled();
    target.dispatchEvent(storageEvent('ai-tries-used'));
    target.dispatchEvent(storageEvent(null));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    target.dispatchEvent(storageEvent('ai-tries-used'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('keeps the counts of two tools apart', () => {
    const storage = fakeStorage('1');
    const disease = createTriesStore('disease-detect-tries-used', () => storage, null);
    disease.countOne();
    disease.countOne();
    expect(disease.used()).toBe(2);
    expect(createTriesStore(KEY, () => storage, null).used()).toBe(1);
  });
});
