import { lastMigration } from '@nishiki/db/migrate';
import { money } from '@nishiki/domain/billing/money';
import { readStatus } from '@nishiki/domain/operator/read-status';
import type { Command } from '../command.ts';
import { ageOf, counted, inColumns } from '../words.ts';

type Status = Awaited<ReturnType<typeof readStatus>> & { readonly migration: string };

const plansIn = ({ plans }: Status): string =>
  plans.map(({ plan, source, keepers }) => `${keepers} ${plan} (${source})`).join(', ') || 'none';

const paymentsIn = ({ payments }: Status): string =>
  payments
    .map(
      ({ currency, paid, back }) =>
        `${money(paid, currency)} paid, ${money(back, currency)} of it back`,
    )
    .join('; ') || 'none';

const outboxIn = ({ outbox: { tasks, oldest } }: Status, now: Date): string =>
  counted(tasks, 'task') + (oldest === null ? '' : `, the oldest ${ageOf(oldest, now)} old`);

const linesOf = (status: Status, now: Date): string[][] => [
  ['Accounts', String(status.accounts)],
  ['Plans', plansIn(status)],
  ['Open reservations', String(status.open_reservations)],
  [
    'Token debts',
    `${counted(status.token_debts.tokens, 'token')} of ${counted(status.token_debts.keepers, 'keeper')}`,
  ],
  ['Payments of 30 days', paymentsIn(status)],
  ['Refunds on their way', String(status.refunds_on_their_way)],
  ['Open checkouts', String(status.open_checkouts)],
  ['Paid by guests', `${counted(status.unclaimed_customers, 'customer')} that nobody has claimed`],
  [
    'Payment events',
    `${status.payment_events.waiting} waiting, ${status.payment_events.failed} failed`,
  ],
  ['Outbox', outboxIn(status, now)],
  ['Database', status.migration],
];

export const status: Command = {
  name: 'status',
  words: [],
  options: {},
  about: 'How the site stands, on one screen: accounts, plans, payments, and what waits or failed.',
  prepare: () => async (ctx) => {
    const found: Status = { ...(await readStatus(ctx)), migration: await lastMigration() };
    return { json: found, text: inColumns(linesOf(found, ctx.now())) };
  },
};
