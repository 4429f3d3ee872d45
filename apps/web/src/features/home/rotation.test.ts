import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heroWords, spoken } from './hero-words.ts';
import { turnWords } from './rotation.ts';

/** A reader's wish for less motion, which may change. */
const stillness = (matches: boolean) => {
  const listeners = new Set<() => void>();
  return {
    matches,
    addEventListener: (_type: string, listener: unknown) => listeners.add(listener as () => void),
    removeEventListener: (_type: string, listener: unknown) =>
      listeners.delete(listener as () => void),
    become(wish: boolean) {
      this.matches = wish;
      for (const listener of listeners) listener();
    },
    listeners,
  };
};

const start = (still: ReturnType<typeof stillness>) => {
  let at = 0;
  const stop = turnWords(still, (next) => {
    at = next(at);
  });
  return { word: () => heroWords[at], stop };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the words of the hero', () => {
  it('are those of the specification, in its order', () => {
    expect(heroWords.join(', ')).toBe('Deaths, Outbreaks, Bills, Quality, Mistakes, Illness');
  });

  it('are all in the one sentence that is heard', () => {
    for (const word of heroWords) expect(spoken).toContain(word.toLowerCase());
  });

  it('change every 3 seconds and begin again after the last', () => {
    const { word } = start(stillness(false));
    vi.advanceTimersByTime(2999);
    expect(word()).toBe('Deaths');
    vi.advanceTimersByTime(1);
    expect(word()).toBe('Outbreaks');
    vi.advanceTimersByTime(4 * 3000);
    expect(word()).toBe('Illness');
    vi.advanceTimersByTime(3000);
    expect(word()).toBe('Deaths');
  });

  it('stand still at the first for readers who ask for less motion', () => {
    const { word } = start(stillness(true));
    vi.advanceTimersByTime(60_000);
    expect(word()).toBe('Deaths');
  });

  it('follow a wish that changes meanwhile', () => {
    const still = stillness(false);
    const { word } = start(still);
    vi.advanceTimersByTime(6000);
    expect(word()).toBe('Bills');
    still.become(true);
    vi.advanceTimersByTime(9000);
    expect(word()).toBe('Deaths');
    still.become(false);
    vi.advanceTimersByTime(3000);
    expect(word()).toBe('Outbreaks');
  });

  it('stop when paused, where they are, and listen no more', () => {
    const still = stillness(false);
    const { word, stop } = start(still);
    vi.advanceTimersByTime(3000);
    stop();
    vi.advanceTimersByTime(30_000);
    expect(word()).toBe('Outbreaks');
    expect(still.listeners.size).toBe(0);
  });
});
