import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('loadOnce', () => {
  it('loads once for all who ask, also while it is under way', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    const get = loadOnce(load);
    expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
    await get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tells whoever asked of a failure, and tries again for the next', async () => {
    const load = vi.fn(() => Promise.resolve('code'));
    load.mockRejectedValueOnce(new Error('offline'));
    const get = loadOnce(load);
    await expect(get()).rejects.toThrow('offline');
    expect(await get()).toBe('code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
