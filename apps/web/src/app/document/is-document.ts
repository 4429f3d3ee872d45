const address =
  /^\/(?:reference|(?:varieties|conditions|treatments|water|questions|tools)(?:\/[a-z0-9-]+)?)\/?$/;

/**
 * Whether pages at this address are documents: written when the site is built, with texts that no
 * script carries. They are loaded as documents, never put together in the browser. That one exists
 * at the address is not said.
 */
export const isDocument = (pathname: string): boolean => address.test(pathname);
