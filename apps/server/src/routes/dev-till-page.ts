/** What the pages of the payment stand-in share: the frame, and how money, days and payments are told. */
import type { DeskInvoice } from '@nishiki/integrations/payments/stand-in/desk';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Env } from '../http/env.ts';
import { devPage } from './dev-page.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const notice = 'This is a test of payments on this machine. No money moves.';

export const tillPage = (title: string, body: Markup) =>
  devPage(
    title,
    notice,
    html`${body}
      <footer>
        <a href="/dev/till">Test clock and bank</a> <a href="/dev/outbox">Messages</a>
      </footer>`,
  );

export const notHere = (c: Context<Env>) =>
  c.html(
    tillPage('Nothing here', html`<p>This address belongs to no payment on this machine.</p>`),
    404,
  );

/** A form that none of these pages sends. */
export const strangeForm = (c: Context<Env>): Response =>
  c.text('This form is none of this page.', 400);

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
/** @param pence minor units */
export const money = (pence: number): string => pounds.format(pence / 100);

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
export const day = (date: Date) =>
  html`<time datetime="${date.toISOString()}">${days.format(date)}</time>`;

/** Null for what leads anywhere but to this site: these pages are a way out to nowhere else. */
export const ownAddress = (c: Context<Env>, address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.startsWith(`${new URL(c.req.url).origin}/`) ? href : null;
};

const disputes = {
  none: '',
  open: ', held back by the bank',
  won: ', the bank decided for Nishiki',
  lost: ', the bank decided for the payer',
} as const;

export const invoiceTitle = ({ number, description }: DeskInvoice): string => number ?? description;

/** What an invoice is about and how it stands. */
export const invoiceLine = (invoice: DeskInvoice) => html`
  <strong>${invoice.description}</strong>
  <span>
    ${invoice.number && `${invoice.number}, `}${day(invoice.createdAt)}, ${money(invoice.amount)},
    ${invoice.status}${invoice.refunded > 0 && `, ${money(invoice.refunded)} handed back`}${
      disputes[invoice.dispute]
    }
  </span>
`;
