/**
 * A path as a log may keep it: without a query, which carries signatures and the tokens of mail links,
 * also where a mail program has escaped its question mark.
 */
export const loggedPath = (path: string): string =>
  (path.split(/\?|%(?:25)*3f/i)[0] ?? '').slice(0, 200);
