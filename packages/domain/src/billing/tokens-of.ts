import { plans } from '@nishiki/contract/plans';
import { tokenPackages } from '@nishiki/contract/token-packages';
import type { BilledInvoice, InvoiceLine } from './facts.ts';

const AVERAGE_MONTH = 30 * 24 * 3600 * 1000;

const length = ({ periodStart, periodEnd }: { periodStart: Date; periodEnd: Date }): number =>
  periodEnd.getTime() - periodStart.getTime();

/** From the first line's start to the last line's end: the time that an invoice of a plan pays for. */
export const monthOf = (
  invoice: Pick<BilledInvoice, 'lines'>,
): { periodStart: Date; periodEnd: Date } | null => {
  const lines = invoice.lines.filter(({ plan }) => plan !== null);
  // A month's invoice may carry changes of the month before it.
  const whole = lines.filter(({ isProration }) => !isProration);
  const asked = whole.length > 0 ? whole : lines;
  if (asked.length === 0) return null;
  return {
    periodStart: new Date(Math.min(...asked.map((line) => line.periodStart.getTime()))),
    periodEnd: new Date(Math.max(...asked.map((line) => line.periodEnd.getTime()))),
  };
};

/** Milliseconds of the month in whose middle a plan was changed: that of its own first invoice. */
const wholeMonth = (
  line: InvoiceLine,
  all: readonly BilledInvoice[],
  of: BilledInvoice,
): number => {
  const base = all.find(
    (other) =>
      other.subscription === of.subscription &&
      other.reason !== 'update' &&
      monthOf(other)?.periodEnd.getTime() === line.periodEnd.getTime(),
  );
  return base ? length(monthOf(base) ?? line) : AVERAGE_MONTH;
};

const tokensOfLine = (line: InvoiceLine, share: number): number => {
  const tokens = plans.find(({ id }) => id === line.plan)?.tokens ?? 0;
  return tokens * share * (line.amount < 0 ? -1 : 1);
};

/**
 * Tokens that a paid invoice brings: those of the package, those of the plan's month, or for a change
 * in the middle of a month the difference, by the share of the month that is left, rounded up.
 * @param all every invoice of the keeper: a change is measured by the month that it changes
 */
export const tokensOf = (invoice: BilledInvoice, all: readonly BilledInvoice[]): number => {
  if (invoice.kind === 'tokens')
    return tokenPackages.find(({ id }) => id === invoice.pack)?.tokens ?? 0;
  if (invoice.kind === 'other') return 0;
  const sum = invoice.lines
    .map((line) =>
      tokensOfLine(
        line,
        line.isProration ? Math.min(1, length(line) / wholeMonth(line, all, invoice)) : 1,
      ),
    )
    .reduce((total, tokens) => total + tokens, 0);
  // 250 x 0.5 must not become 126 by the last digit of a fraction.
  return Math.max(0, Math.ceil(sum - 1e-6));
};
