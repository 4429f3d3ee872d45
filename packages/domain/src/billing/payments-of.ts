import type { Ctx } from '../ctx.ts';
import { DomainError } from '../errors.ts';
import type { Payments } from '../ports.ts';

/** @throws DomainError payments_off where nothing can be bought */
export const paymentsOf = ({ payments }: Ctx): Payments => {
  if (payments) return payments;
  throw new DomainError(
    'payments_off',
    'no payment service is set up, or it is not for this visitor',
  );
};
