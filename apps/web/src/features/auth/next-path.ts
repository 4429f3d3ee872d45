/** Where a keeper wanted to go before signing in. */
const KEY = 'nishiki-next';

const unsafe = (path: string): boolean =>
  // A browser reads a backslash as a slash and drops control characters, so '/\t/x' is '//x' to it.
  /[\\\p{Cc}]/u.test(path) || !path.startsWith('/') || path.startsWith('//');

/** A path of this site, or null: an address that leads elsewhere, or back here, is not followed. */
export const ownPath = (path: string | null): string | null => {
  if (path === null || unsafe(path)) return null;
  return /^\/auth(?:[/?#]|$)/.test(path) ? null : path;
};

/** Keeps a path over the way to Google and back, in this tab. */
export const keptPath = {
  put: (path: string): void => {
    try {
      window.sessionStorage.setItem(KEY, path);
    } catch {
      // Without a storage the way back leads to the dashboard.
    }
  },
  /** The path, once. */
  take: (): string | null => {
    try {
      const path = window.sessionStorage.getItem(KEY);
      window.sessionStorage.removeItem(KEY);
      return ownPath(path);
    } catch {
      return null;
    }
  },
};
