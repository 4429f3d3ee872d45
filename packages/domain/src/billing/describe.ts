import { plans } from '@nishiki/contract/plans';
import type { BilledInvoice } from './facts.ts';
import { monthOf } from './tokens-of.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What an invoice is for, in one line. */
export const describe = (invoice: BilledInvoice): string => {
  if (invoice.kind === 'tokens') return `${invoice.pack} tokens`;
  const held = invoice.lines.filter(({ plan, amount }) => plan !== null && amount >= 0).at(-1);
  const name = plans.find(({ id }) => id === held?.plan)?.name;
  const month = monthOf(invoice);
  if (invoice.kind === 'other' || name === undefined || month === null) return 'Nishiki';
  const end = day.format(month.periodEnd);
  return invoice.reason === 'update'
    ? `Change to the ${name} plan, until ${end}`
    : `${name} plan, ${day.format(month.periodStart)} to ${end}`;
};

/** The plan that an invoice pays for; after a change, the new one. */
export const planOf = (invoice: BilledInvoice) =>
  invoice.lines.filter(({ plan, amount }) => plan !== null && amount >= 0).at(-1)?.plan ?? null;
