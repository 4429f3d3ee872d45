import { describe, expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

/** Work that ends when it is told to; `inside` counts those at work. */
const workshop = () => {
  const ends: ((error?: Error) => void)[] = [];
  const state = { inside: 0, most: 0, begun: [] as number[] };
  const work = (name: number) => (): Promise<number> => {
    state.begun.push(name);
    state.most = Math.max(state.most, (state.inside += 1));
    return new Promise((resolve, reject) => {
      ends.push((error) => {
        state.inside -= 1;
        if (error) reject(error);
        else resolve(name);
      });
    });
  };
  return {
    state,
    work,
    end: async (error?: Error) => {
      ends.shift()?.(error);
      await Promise.resolve();
    },
  };
};
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a turnstile', () => {
  it('lets so many through at once, and the others in their order', async () => {
    const inTurn = createTurnstile({ atOnce: 2, mostWaiting: 10 });
    const { state, work, end } = workshop();
    const all = Promise.all([1, 2, 3, 4, 5].map((name) => inTurn(work(name))));
    await settle();
    expect(state.begun).toEqual([1, 2]);
    for (const begun of [
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
    ]) {
      await end();
      await settle();
      expect(state.begun).toEqual(begun);
    }
    await end();
    await end();
    expect(await all).toEqual([1, 2, 3, 4, 5]);
    expect(state.most).toBe(2);
  });

  it('turns away who comes when too many wait, and takes them again later', async () => {
    const inTurn = createTurnstile({ atOnce: 1, mostWaiting: 2 });
    const { state, work, end } = workshop();
    const waiting = [1, 2, 3].map((name) => inTurn(work(name)));
    await settle();
    await expect(inTurn(work(4))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    await end();
    await settle();
    const later = inTurn(work(5));
    for (let i = 0; i < 3; i += 1) {
      await settle();
      await end();
    }
    expect(await Promise.all([...waiting, later])).toEqual([1, 2, 3, 5]);
    expect(state.begun).toEqual([1, 2, 3, 5]);
  });

  it('goes on after work that failed', async () => {
    const inTurn = createTurnstile({ atOnce: 1, mostWaiting: 2 });
    const { work, end } = workshop();
    const bad = inTurn(work(1));
    const good = inTurn(work(2));
    await settle();
    await Promise.all([expect(bad).rejects.toThrow('broken'), end(new Error('broken'))]);
    await settle();
    await end();
    expect(await good).toBe(2);
  });
});
