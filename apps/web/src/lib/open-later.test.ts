import { describe, expect, it, vi } from 'vitest';
import { createOpenLater } from './open-later.ts';

const url = 'https://pay.example/1';

/** As much of a window as a new tab has. */
const newTab = () => ({
  opener: {} as unknown,
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
});

const openLater = (tab: ReturnType<typeof newTab> | null) => {
  const follow = vi.fn();
  const later = createOpenLater({ open: () => tab as unknown as Window | null, follow })();
  return { later, follow };
};

describe('openLater', () => {
  it('cuts the new tab off from this page, and says what it waits for', () => {
    const tab = newTab();
    openLater(tab);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Opening secure checkout...');
  });

  it('leads it to the address, and begins to follow what comes of it', () => {
    const tab = newTab();
    const { later, follow } = openLater(tab);
    expect(follow).not.toHaveBeenCalled();
    expect(later.lead(url)).toBe(true);
    expect(tab.location.replace).toHaveBeenCalledWith(url);
    expect(follow).toHaveBeenCalledOnce();
  });

  it('says so when the browser blocked it, or the keeper closed it', () => {
    expect(openLater(null).later.lead(url)).toBe(false);
    const closed = { ...newTab(), closed: true };
    const { later, follow } = openLater(closed);
    expect(later.lead(url)).toBe(false);
    expect(closed.location.replace).not.toHaveBeenCalled();
    // They go by the link instead.
    expect(follow).toHaveBeenCalledOnce();
  });

  it('closes it when there is nowhere to go', () => {
    const tab = newTab();
    openLater(tab).later.close();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(() => openLater(null).later.close()).not.toThrow();
  });
});
