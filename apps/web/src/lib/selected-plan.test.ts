import { describe, expect, it } from 'vitest';
import { createSelectedPlan, parseStored, planNamed } from './selected-plan.ts';

const HOUR = 3_600_000;

const memory = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

const at = (clock: { now: number }) => {
  const storage = memory();
  return {
    storage,
    chosen: createSelectedPlan(
      () => storage,
      () => clock.now,
    ),
  };
};

describe('selected plan', () => {
  it('waits until its checkout is started', () => {
    const { chosen } = at({ now: 0 });
    expect(chosen.pending()).toBeNull();
    chosen.remember('breeder');
    expect(chosen.pending()?.name).toBe('Breeder');
    chosen.markStarted('breeder');
    expect(chosen.pending()).toBeNull();
  });

  it('is kept after its checkout was started', () => {
    const { chosen, storage } = at({ now: 7 });
    chosen.markStarted('breeder');
    expect(parseStored(storage.getItem('selectedPlan'))).toEqual({
      plan: 'breeder',
      chosenAt: 7,
      started: true,
    });
  });

  it('starts nothing by itself a day later', () => {
    const clock = { now: 0 };
    const { chosen } = at(clock);
    chosen.remember('hobbyist');
    clock.now = 23 * HOUR;
    expect(chosen.pending()?.id).toBe('hobbyist');
    clock.now = 25 * HOUR;
    expect(chosen.pending()).toBeNull();
  });

  it('can be dropped', () => {
    const { chosen } = at({ now: 0 });
    chosen.remember('hobbyist');
    chosen.forget();
    expect(chosen.pending()).toBeNull();
  });

  it('does without a storage', () => {
    const chosen = createSelectedPlan(() => {
      throw new Error('blocked');
    });
    chosen.remember('hobbyist');
    chosen.forget();
    expect(chosen.pending()).toBeNull();
  });

  it('knows plans by their ids in any case, and no others', () => {
    expect(planNamed('Enthusiast')?.id).toBe('enthusiast');
    expect(planNamed('gold')).toBeNull();
    expect(planNamed(null)).toBeNull();
    for (const text of ['', '{', '3', '{"plan":"gold","chosenAt":1}', '{"plan":"breeder"}'])
      expect(parseStored(text)).toBeNull();
  });
});
