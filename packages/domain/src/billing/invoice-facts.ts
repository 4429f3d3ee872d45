import { ownAccount } from '../account/read-user.ts';
import type { Ctx } from '../ctx.ts';
import { readInvoice } from './list-invoices.ts';

/** What stands on the document of an own invoice. @throws DomainError not_found */
export const invoiceFacts = async (ctx: Ctx, input: { id: string }) => {
  const row = await readInvoice(ctx, input);
  const { email } = await ownAccount(ctx);
  const number = row.number ?? row.provider_id;
  return {
    filename: `nishiki-${number.replace(/[^A-Za-z0-9-]/g, '-')}.pdf`,
    facts: {
      number,
      description: row.description,
      status: row.status,
      amount: row.amount,
      refunded: row.refunded + row.disputed,
      currency: row.currency,
      createdAt: new Date(row.created_at),
      paidAt: row.paid_at === null ? null : new Date(row.paid_at),
      email,
      company: ctx.operator.company,
      isTest: ctx.payments?.isStandIn ?? false,
    },
  };
};
