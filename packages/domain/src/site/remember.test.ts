import { expect, it } from 'vitest';
import { remember } from './remember.ts';

/** Gives 1, 2, 3 ... as often as it is really asked. */
const counter = (milliseconds = 60_000) => {
  let loads = 0;
  let time = 0;
  let broken = false;
  const get = remember({
    milliseconds,
    load: async () => {
      loads += 1;
      if (broken) throw new Error('down');
      return loads;
    },
  });
  return {
    get: () => get({ now: () => new Date(time) }),
    pass: (more: number) => void (time += more),
    breaks: (now: boolean) => void (broken = now),
    loads: () => loads,
  };
};

it('asks once for a crowd', async () => {
  const { get, loads } = counter();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, get)))).toEqual(new Set([1]));
  expect(loads()).toBe(1);
});

it('asks again when the time is over, and not before', async () => {
  const { get, pass } = counter(60_000);
  expect(await get()).toBe(1);
  pass(59_999);
  expect(await get()).toBe(1);
  pass(1);
  expect(await get()).toBe(2);
});

it('does not remember a failure', async () => {
  const { get, breaks } = counter();
  breaks(true);
  await expect(get()).rejects.toThrow('down');
  breaks(false);
  expect(await get()).toBe(2);
});
