import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const Page = () => null;

describe('lazyPage', () => {
  it('loads the code once', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Page }));
    const page = lazyPage('page.tsx', load);
    await Promise.all([page.preload(), page.preload()]);
    await page.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure, and swallows it: the page itself shows what went wrong', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Page }));
    load.mockRejectedValueOnce(new Error('offline'));
    const page = lazyPage('page.tsx', load);
    expect(await page.preload()).toBe(false);
    expect(await page.preload()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
