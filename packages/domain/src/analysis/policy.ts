import type { Actor, GuestActor, UserActor } from '../actor.ts';
import { DomainError } from '../errors.ts';

/** Guests may have photos read within their free tries, keepers for their tokens; nobody else has photos. */
export const mayAnalyze = (actor: Actor): GuestActor | UserActor => {
  if (actor.kind === 'guest' || actor.kind === 'user') return actor;
  throw new DomainError('not_found', `${actor.kind} may not analyse`);
};
