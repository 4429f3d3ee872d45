/** The little of the table protocol's queries that the named tables need. */
import { keeperOf } from './actor.ts';
import type { Ctx } from './ctx.ts';
import { DomainError } from './errors.ts';

/** True without a filter, or for `eq.` and the keeper's own id; another's id finds nothing. */
export const isOwnFilter = (ctx: Ctx, filter: string | undefined): boolean => {
  if (filter === undefined) return true;
  const [operator, id] = [filter.slice(0, 3), filter.slice(3)];
  if (operator !== 'eq.')
    throw new DomainError('invalid_request', 'filter is not eq', {
      userMessage: 'Only filters of the form user_id=eq.ID are understood here.',
    });
  return id === keeperOf(ctx.actor).userId;
};

/** A page size from the query. @throws DomainError invalid_request */
export const readLimit = (limit: string | undefined, most: number): number => {
  if (limit === undefined) return most;
  if (!/^\d{1,6}$/.test(limit))
    throw new DomainError('invalid_request', 'limit is no number', {
      userMessage: 'The limit must be a whole number.',
    });
  return Math.min(Number(limit), most);
};
