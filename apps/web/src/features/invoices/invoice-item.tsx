import type { Invoice } from '@nishiki/contract/billing';
import { ExternalLink } from 'lucide-react';
import { longDate } from '../../lib/formats.ts';
import { money } from '../../lib/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { isOpen, refundWords, statusWords } from './invoice-words.ts';
import { MoneyBack } from './money-back.tsx';
import { PdfLink } from './pdf-link.tsx';

type InvoiceItemProps = { invoice: Invoice; onRefunded: () => void };

/** Short lines on a phone, a row of columns on a wide screen. */
export const InvoiceItem = ({ invoice, onRefunded }: InvoiceItemProps) => {
  const { description, status, amount, currency, created_at: at, invoice_url: page } = invoice;
  const { amount_refunded: back, refund_offer: offer } = invoice;
  const date = longDate(new Date(at));
  const name = `${description}, ${date}`;
  const refund = refundWords(invoice);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_8rem_9rem_15.5rem] lg:items-start">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">{description}</h2>
        <time dateTime={at} className="text-sm text-muted">
          {date}
        </time>
      </div>
      <p className="text-right text-lg font-semibold">
        {money(amount, currency)}
        {back > 0 && (
          <span className="block text-sm font-normal text-muted">
            {money(back, currency)} came back
          </span>
        )}
      </p>
      <p className="col-span-2 flex flex-wrap items-start gap-2 lg:col-span-1 lg:pl-2">
        <Badge tone={statusWords[status].tone}>{statusWords[status].words}</Badge>
        {refund !== null && <Badge tone={refund.tone}>{refund.words}</Badge>}
      </p>
      <div className="col-span-2 flex flex-wrap items-center gap-x-5 gap-y-2 lg:col-span-1 lg:-mt-2.5 lg:justify-end">
        {isOpen(invoice) && page !== null && (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            aria-label={`Pay: ${name}`}
            className={buttonClass()}
          >
            Pay
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
        {offer !== null && (
          <MoneyBack invoice={invoice} offer={offer} name={name} onDone={onRefunded} />
        )}
        <PdfLink invoice={invoice} name={name} />
      </div>
    </li>
  );
};
