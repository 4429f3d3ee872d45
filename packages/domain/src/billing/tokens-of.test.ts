import type { PlanId } from '@nishiki/contract/plans';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from './facts.ts';
import { newInvoice, openService } from './testing/service.ts';
import { monthOf, tokensOf } from './tokens-of.ts';

const DAY = 24 * 3600 * 1000;
const starts = { 28: '2027-02-01', 29: '2028-02-01', 30: '2027-06-01', 31: '2027-07-01' } as const;
type Days = keyof typeof starts;

const at = (days: Days, day: number): Date => new Date(Date.parse(starts[days]) + day * DAY);

const line = (plan: PlanId | null, from: Date, to: Date, amount: number | null): InvoiceLine => ({
  plan,
  amount: amount ?? 1599,
  periodStart: from,
  periodEnd: to,
  isProration: amount !== null,
});

/** Amounts of changes only tell time that is paid for from time that is not used. */
const changed = (days: Days, from: PlanId, to: PlanId, day: number): InvoiceLine[] => [
  line(from, at(days, day), at(days, days), -1),
  line(to, at(days, day), at(days, days), 1),
];

const planInvoice = (reason: 'create' | 'cycle' | 'update', lines: InvoiceLine[]) =>
  newInvoice(openService(new Date(starts[30]), 21), {
    kind: 'plan',
    subscription: 'sub_01',
    amount: 1599,
    reason,
    lines,
    worth: 0,
  });

const firstMonth = (days: Days, plan: PlanId) =>
  planInvoice('create', [line(plan, at(days, 0), at(days, days), null)]);

// Tokens a month are the plan table's: 150, 400, 1,000. Differences by the part of the month that is left.
describe('a change in the middle of a month brings', () => {
  it.each<[Days, PlanId, PlanId, number, number]>([
    [30, 'hobbyist', 'enthusiast', 15, 125], // half of 250
    [30, 'enthusiast', 'breeder', 15, 300], // half of 600
    [30, 'hobbyist', 'breeder', 10, 567], // 850 x 20/30 = 566.7
    [30, 'hobbyist', 'enthusiast', 0, 250],
    [30, 'hobbyist', 'enthusiast', 29, 9], // 250/30 = 8.3
    [30, 'hobbyist', 'enthusiast', 30 - 1 / 86_400, 1], // the last second
    [30, 'hobbyist', 'enthusiast', 30, 0],
    [28, 'hobbyist', 'enthusiast', 14, 125],
    [28, 'hobbyist', 'enthusiast', 27, 9], // 250/28 = 8.9
    [29, 'hobbyist', 'enthusiast', 28, 9], // 250/29 = 8.6
    [31, 'hobbyist', 'enthusiast', 15.5, 125],
    [31, 'hobbyist', 'enthusiast', 30, 9], // 250/31 = 8.1
    [30, 'breeder', 'enthusiast', 15, 0],
    [30, 'breeder', 'professional', 15, 0], // is not charged at all
  ])('in %i days from %s to %s after %d days: %i tokens', (days, from, to, day, tokens) => {
    const update = planInvoice('update', changed(days, from, to, day));
    expect(tokensOf(update, [update, firstMonth(days, from)])).toBe(tokens);
  });

  it('whole tokens where the part comes to a whole number, whatever the last digit of a fraction', () => {
    for (const days of [28, 29, 30, 31] as const)
      for (let hours = 0; hours <= days * 24; hours += 1) {
        const update = planInvoice('update', changed(days, 'enthusiast', 'breeder', hours / 24));
        const parts = 600 * (days * 24 - hours);
        const rest = parts % (days * 24);
        expect(tokensOf(update, [update, firstMonth(days, 'enthusiast')])).toBe(
          (parts - rest) / (days * 24) + (rest > 0 ? 1 : 0),
        );
      }
  });

  it('the same when the month that is changed is not known: 30 days', () => {
    const update = planInvoice('update', changed(30, 'hobbyist', 'enthusiast', 15));
    expect(tokensOf(update, [update])).toBe(125);
  });
});

describe("a month's invoice", () => {
  const [start, end] = [at(30, 30), new Date('2027-08-01')];
  const whole = line('enthusiast', start, end, null);

  it('that carries a change of the month before it is of its own month, and brings both', () => {
    const invoice = planInvoice('cycle', [...changed(30, 'hobbyist', 'enthusiast', 15), whole]);
    expect(monthOf(invoice)).toEqual({ periodStart: start, periodEnd: end });
    expect(tokensOf(invoice, [invoice, firstMonth(30, 'hobbyist')])).toBe(525);
  });

  it('brings less where time of a dearer plan was credited', () => {
    const credited = [
      ...changed(30, 'enthusiast', 'hobbyist', 15),
      { ...whole, plan: 'hobbyist' as const },
    ];
    const invoice = planInvoice('cycle', credited);
    expect(tokensOf(invoice, [invoice, firstMonth(30, 'enthusiast')])).toBe(25); // 150 - 125
  });

  it('counts its plans alone', () => {
    const invoice = planInvoice('cycle', [whole, line(null, at(30, 0), end, null)]);
    expect(tokensOf(invoice, [invoice])).toBe(400);
    expect(monthOf(invoice)).toEqual({ periodStart: start, periodEnd: end });
    expect(tokensOf({ ...invoice, kind: 'other' }, [invoice])).toBe(0);
  });

  it('of the plan without a number brings none', () => {
    const invoice = planInvoice('cycle', [{ ...whole, plan: 'professional' }]);
    expect(tokensOf(invoice, [invoice])).toBe(0);
  });
});
