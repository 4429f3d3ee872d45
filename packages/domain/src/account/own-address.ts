/** Where a sign-in may lead to: pages of this site and nothing else. */

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSamePlace = (one: URL, other: URL): boolean =>
  one.origin === other.origin ||
  // On one's own machine the same site has several names.
  (one.protocol === other.protocol &&
    one.port === other.port &&
    loopback.has(one.hostname) &&
    loopback.has(other.hostname));

/**
 * @param asked what a client sent as `redirect_to`
 * @param origin this site's, without a slash at the end
 * @returns the address where it is this site's, else the site's root
 */
export const ownAddress = (asked: string | undefined, origin: string): string => {
  const root = `${origin}/`;
  if (!asked || !URL.canParse(asked, root)) return root;
  const address = new URL(asked, root);
  if (!/^https?:$/.test(address.protocol) || address.username || address.password) return root;
  return isSamePlace(address, new URL(root)) ? address.toString() : root;
};
