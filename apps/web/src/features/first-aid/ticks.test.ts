import { describe, expect, it } from 'vitest';
import { keepTicks, readTicks, type TickStore } from './ticks.ts';

const storeOf = (start: string | null = null): TickStore => {
  let kept = start;
  return { getItem: () => kept, setItem: (_, value) => (kept = value) };
};

describe('ticks', () => {
  it('are kept by emergency, each apart from the others', () => {
    const store = storeOf();
    keepTicks(store, 'gasping', ['Air on.', 'Stop feeding.']);
    keepTicks(store, 'khv', ['Report.']);
    keepTicks(store, 'gasping', ['Air on.']);
    expect(readTicks(store, 'gasping')).toEqual(['Air on.']);
    expect(readTicks(store, 'khv')).toEqual(['Report.']);
    expect(readTicks(store, 'pump')).toEqual([]);
  });

  it.each(['', 'null', '7', '{"gasping":3}', '{"gasping":[1]}', '{broken'])(
    'are none where %s was kept',
    (kept) => {
      expect(readTicks(storeOf(kept), 'gasping')).toEqual([]);
    },
  );

  it('fail quietly where the browser keeps nothing', () => {
    const blocked: TickStore = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    };
    expect(() => keepTicks(blocked, 'gasping', ['Air on.'])).not.toThrow();
    expect(readTicks(blocked, 'gasping')).toEqual([]);
  });
});
