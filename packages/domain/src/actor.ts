/** Who asks. A union, so that each verb must say what it does for each of them. */
import { DomainError } from './errors.ts';

/** What is known of a browser, signed in or not. */
type Client = {
  /** UUID of the browser's signed device cookie. */
  readonly deviceId: string;
  /** Keyed hash of the client address; the address itself is never stored. */
  readonly addressHash: string;
  /** Browser and system in words, such as 'Chrome on Android'. */
  readonly device: string;
};

export type GuestActor = Client & { readonly kind: 'guest' };
export type UserActor = Client & {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
};

export type Actor =
  | GuestActor
  | UserActor
  | { readonly kind: 'operator' }
  | { readonly kind: 'job'; readonly name: string };

/** The keeper who asks. @throws DomainError sign_in_required for everybody else */
export const keeperOf = (actor: Actor): UserActor => {
  if (actor.kind === 'user') return actor;
  throw new DomainError('sign_in_required', `${actor.kind} is not signed in`);
};

/** The browser that asks, signed in or not. @throws Error for actors without one */
export const clientOf = (actor: Actor): GuestActor | UserActor => {
  if (actor.kind === 'guest' || actor.kind === 'user') return actor;
  throw new Error(`${actor.kind} has no browser`);
};
