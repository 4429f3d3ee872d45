import { randomId } from '../../../lib/random-id.ts';

const KEY = 'nishiki-support-session';
let remembered: string | null = null;

/** Names the conversation of this tab: support knows by it what was said before. */
export const supportSession = (): string => {
  remembered ??= randomId();
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored !== null && stored !== '') return stored;
    window.sessionStorage.setItem(KEY, remembered);
  } catch {
    // Where the storage is blocked the conversation lives as long as the page.
  }
  return remembered;
};
