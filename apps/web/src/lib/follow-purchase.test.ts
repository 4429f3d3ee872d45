import type { PlanId } from '@nishiki/contract/plans';
import { describe, expect, it, vi } from 'vitest';
import { cameIn, createFollow } from './follow-purchase.ts';

type Held = { plan: PlanId | null; tokens_remaining: number };
const MINUTE = 60_000;

const tab = (held: Held | null) => {
  const state = { held, now: 0, back: null as (() => void) | null };
  const refresh = vi.fn(() => Promise.resolve());
  const follow = createFollow({
    held: () => state.held,
    refresh,
    whenBack: (back) => {
      state.back = back;
      return () => {
        state.back = null;
      };
    },
    now: () => state.now,
  });
  return { state, refresh, follow };
};

describe('cameIn', () => {
  const before: Held = { plan: null, tokens_remaining: 5 };
  it.each<[string, Held, boolean]>([
    ['a plan', { plan: 'hobbyist', tokens_remaining: 5 }, true],
    ['tokens', { plan: null, tokens_remaining: 105 }, true],
    ['nothing', { plan: null, tokens_remaining: 5 }, false],
    ['tokens that were spent meanwhile', { plan: null, tokens_remaining: 0 }, false],
  ])('knows %s', (_case, after, came) => expect(cameIn(before, after)).toBe(came));
});

describe('following a purchase', () => {
  it('looks each time that the keeper comes back, until something came in', async () => {
    const { state, refresh, follow } = tab({ plan: null, tokens_remaining: 5 });
    follow();
    expect(refresh).not.toHaveBeenCalled();
    state.back?.();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(state.back).not.toBeNull();
    refresh.mockImplementation(() => {
      state.held = { plan: null, tokens_remaining: 105 };
      return Promise.resolve();
    });
    state.back?.();
    await vi.waitFor(() => expect(state.back).toBeNull());
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('asks once for a return that the browser tells twice', () => {
    const { state, refresh, follow } = tab({ plan: null, tokens_remaining: 5 });
    follow();
    state.back?.();
    state.back?.();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('gives up after half an hour', () => {
    const { state, refresh, follow } = tab({ plan: null, tokens_remaining: 5 });
    follow();
    state.now = 30 * MINUTE + 1;
    state.back?.();
    expect(refresh).not.toHaveBeenCalled();
    expect(state.back).toBeNull();
  });

  it('follows nothing for a guest', () => {
    const { state, follow } = tab(null);
    follow();
    expect(state.back).toBeNull();
  });
});
