import type { Actor } from '../actor.ts';
import { DomainError } from '../errors.ts';

/** Guests may have photos read within their free tries; jobs have no photos. */
export const mayAnalyze = (actor: Actor): void => {
  if (actor.kind !== 'guest') throw new DomainError('not_found', `${actor.kind} may not analyse`);
};
