import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';

/** These verbs act on everybody's rows: nobody reaches them but whoever runs the site. */
export const asOperator = (ctx: Ctx): void => {
  if (ctx.actor.kind !== 'operator')
    throw new DomainError('not_found', `${ctx.actor.kind} is no operator`);
};
