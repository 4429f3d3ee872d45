/** An invoice as a PDF, for payments that have no document of their own elsewhere. */
import { money } from '@nishiki/domain/billing/money';
import PDFDocument from 'pdfkit';

export type PdfInvoice = {
  readonly number: string;
  readonly description: string;
  readonly status: 'paid' | 'pending' | 'failed' | 'other';
  /** Minor units. */
  readonly amount: number;
  readonly refunded: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly email: string;
  /** Lines of the seller's address; null where the operator tells none. */
  readonly company: readonly string[] | null;
  /** No money moved. */
  readonly isTest: boolean;
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The document's fonts know Latin letters only; others would come out as noise. */
const latin = (text: string): string => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

const statusWords: Record<PdfInvoice['status'], string> = {
  paid: 'Paid',
  pending: 'Not paid yet',
  failed: 'Payment failed',
  other: 'Not payable',
};

const rowsOf = (invoice: PdfInvoice): readonly (readonly [string, string])[] => [
  ['Invoice', invoice.number],
  ['Date', day.format(invoice.createdAt)],
  ['For', invoice.email],
  ['Status', statusWords[invoice.status]],
  ...(invoice.paidAt === null ? [] : [['Paid on', day.format(invoice.paidAt)] as const]),
];

const amountsOf = (invoice: PdfInvoice): readonly (readonly [string, string])[] => [
  [invoice.description, money(invoice.amount, invoice.currency)],
  ...(invoice.refunded > 0
    ? [['Came back', `-${money(invoice.refunded, invoice.currency)}`] as const]
    : []),
  ['Total', money(invoice.amount - invoice.refunded, invoice.currency)],
];

const LEFT = 56;
const WIDTH = 483;

/** One A4 page. */
export const invoicePdf = (invoice: PdfInvoice): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const title = `Invoice ${invoice.number}`;
    const doc = new PDFDocument({
      size: 'A4',
      margin: LEFT,
      info: { Title: title, Author: 'Nishiki', CreationDate: invoice.createdAt },
      lang: 'en-GB',
      displayTitle: true,
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.font('Helvetica-Bold').fontSize(22).text('Nishiki');
    doc.font('Helvetica').fontSize(10);
    for (const line of invoice.company ?? []) doc.text(latin(line));
    if (invoice.isTest)
      doc.moveDown().font('Helvetica-Bold').text('This is a test on this machine: no money moved.');
    doc.moveDown(2).font('Helvetica-Bold').fontSize(15).text(latin(title)).moveDown();
    doc.fontSize(11);
    for (const [label, value] of rowsOf(invoice))
      doc
        .font('Helvetica-Bold')
        .text(`${label}: `, { continued: true })
        .font('Helvetica')
        .text(latin(value));
    doc.moveDown(2);
    for (const [label, value] of amountsOf(invoice)) {
      const { y } = doc;
      doc.font(label === 'Total' ? 'Helvetica-Bold' : 'Helvetica');
      doc.text(latin(label), LEFT, y, { width: WIDTH - 100 });
      const { y: below } = doc;
      doc.text(latin(value), LEFT + WIDTH - 100, y, { width: 100, align: 'right' });
      doc.y = Math.max(below, doc.y) + 6;
    }
    doc.end();
  });
