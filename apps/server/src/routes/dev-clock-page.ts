import type { DeskInvoice, PaymentDesk } from '@nishiki/integrations/payments/stand-in/desk';
import { html } from 'hono/html';
import { deed, list, section } from './dev-deed.ts';
import { saidWords } from './dev-said.ts';
import { invoiceLine, invoiceTitle, tillPage } from './dev-till-page.ts';

type Clock = ReturnType<PaymentDesk['readClock']>;
type Billed = Awaited<ReturnType<PaymentDesk['listInvoices']>>[number];

export const canTakeBack = ({ status, amount, refunded, dispute }: DeskInvoice): boolean =>
  status === 'paid' && refunded < amount && dispute === 'none';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const clock = ({ now, daysAhead }: Clock) => html`
  <p>
    <time datetime="${now.toISOString()}">${moment.format(now)} UTC</time>,
    ${daysAhead === 0 ? 'as on this machine' : `${daysAhead} ${daysAhead === 1 ? 'day' : 'days'} ahead of this machine`}.
  </p>
  <p>Whatever falls due on the way happens: renewals, failed payments, ends of plans.</p>
  ${deed('Put forward 1 day', { do: 'forward', days: '1' })}
  ${deed('Put forward 7 days', { do: 'forward', days: '7' })}
  ${deed('Put forward 31 days', { do: 'forward', days: '31' })}
`;

const bankDeed = (words: string, { id }: DeskInvoice, outcome: 'open' | 'won' | 'lost') =>
  deed(words, { do: 'dispute', invoice: id, outcome }, 'quiet');

const row = (invoice: Billed) => html`
  <li>
    ${invoiceLine(invoice)}
    <span>${invoice.email}</span>
    ${canTakeBack(invoice) && bankDeed(`Take back ${invoiceTitle(invoice)}`, invoice, 'open')}
    ${
      invoice.dispute === 'open' &&
      html`${bankDeed(`Decide ${invoiceTitle(invoice)} for the payer`, invoice, 'lost')}
      ${bankDeed(`Decide ${invoiceTitle(invoice)} for Nishiki`, invoice, 'won')}`
    }
  </li>
`;

export const clockPage = (time: Clock, invoices: readonly Billed[], said: string | undefined) =>
  tillPage(
    'Test clock and bank',
    html`${saidWords(said)} ${section('Clock', clock(time))}
    ${section('The payers’ bank', list(invoices.map(row), 'No invoices yet.'))}`,
  );
