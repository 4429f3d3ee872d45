/**
 * Where a sign-out under way leads. The guard of a page notices the end of the session before the
 * way on has begun; it then goes there instead of asking to sign in again.
 */
let target: string | null = null;

export const signOutTarget = {
  get: (): string | null => target,
  set: (path: string): void => {
    target = path;
  },
  /** Another page has been reached: the next sign-out says its own. */
  clear: (): void => {
    target = null;
  },
};
