import { describe, expect, it } from 'vitest';
import { chooseHolder, isOfMonth, standingOf } from './holder.ts';
import { wait } from './testing/clock.ts';
import { refundByHand } from './testing/deeds.ts';
import {
  DAY,
  HOUR,
  later,
  look,
  lineOf,
  newInvoice,
  openService,
  payOpen,
  subscribe,
  type Service,
} from './testing/service.ts';

const june = new Date('2027-06-01T00:00:00Z');
const july = new Date('2027-07-01T00:00:00Z');

/** With a subscription since the first of June, that goes on trying for `patience` days. */
const subscribed = (patience = 21): Service => {
  const service = openService(june, patience);
  subscribe(service, 'hobbyist', 'full');
  return service;
};

const standing = (service: Service) => {
  const { plans, invoices } = look(service);
  const [plan] = plans;
  return plan && standingOf(plan, invoices, service.now);
};

describe('a payment that failed', () => {
  it('leaves the plan working for seven days from its invoice on, to the second', () => {
    const service = subscribed();
    service.cardWorks = false;
    wait(service, 30 * DAY);
    // The month has begun; it is charged an hour later.
    expect(standing(service)).toEqual({ status: 'active', graceUntil: null });
    wait(service, HOUR);
    const graceUntil = later(july, 7 * DAY);
    expect(standing(service)).toEqual({ status: 'past_due', graceUntil });
    wait(service, 7 * DAY - HOUR - 1000);
    expect(standing(service)).toEqual({ status: 'past_due', graceUntil });
    wait(service, 1000);
    expect(standing(service)).toEqual({ status: 'suspended', graceUntil });
    service.cardWorks = true;
    payOpen(service);
    expect(standing(service)).toEqual({ status: 'active', graceUntil: null });
  });

  it('does not become seven new days with the next month', () => {
    const service = subscribed(90);
    service.cardWorks = false;
    wait(service, 30 * DAY + 31 * DAY + 2 * HOUR); // 1 August, 2:00
    expect(standing(service)).toEqual({ status: 'suspended', graceUntil: later(july, 7 * DAY) });
  });

  it('is another one after a month that was paid, though the old invoice is still open', () => {
    const service = subscribed(90);
    service.cardWorks = false;
    wait(service, 31 * DAY);
    service.cardWorks = true;
    wait(service, 31 * DAY); // August is paid
    service.cardWorks = false;
    wait(service, 31 * DAY); // 2 September
    expect(standing(service)).toEqual({
      status: 'past_due',
      graceUntil: new Date('2027-09-08T00:00:00Z'),
    });
  });

  it('that nobody has an invoice of counts from the start of the month', () => {
    const { plans } = look(subscribed());
    const [plan] = plans;
    expect(plan && standingOf({ ...plan, status: 'past_due' }, [], june)).toEqual({
      status: 'past_due',
      graceUntil: later(june, 7 * DAY),
    });
  });
});

describe('money that went back', () => {
  it('in full suspends the plan for that month, in part does not', () => {
    const service = subscribed();
    const [first] = service.invoices;
    if (first) refundByHand(service, first, 1598);
    expect(standing(service)?.status).toBe('active');
    if (first) refundByHand(service, first, 1);
    expect(standing(service)).toEqual({ status: 'suspended', graceUntil: null });
    wait(service, 31 * DAY);
    expect(standing(service)?.status).toBe('active');
  });

  it('is none where nothing was to be paid', () => {
    const service = openService(june, 21);
    subscribe(service, 'breeder', 'nothing');
    expect(standing(service)?.status).toBe('active');
  });
});

describe('of two subscriptions', () => {
  const two = (): Service => {
    const service = subscribed();
    wait(service, DAY);
    subscribe(service, 'breeder', 'full');
    return service;
  };
  const chosen = (service: Service) => {
    const { plans, invoices } = look(service);
    const { holder, others } = chooseHolder(plans.toReversed(), invoices, service.now, null);
    return { held: holder?.plan.id, others: others.map(({ id }) => id) };
  };

  it('the older is held', () => {
    expect(chosen(two())).toEqual({ held: 'sub_01', others: ['sub_02'] });
  });

  it('the one that works is held, though it is newer', () => {
    const service = two();
    const [first] = service.invoices;
    if (first) refundByHand(service, first, first.paid);
    expect(chosen(service)).toEqual({ held: 'sub_02', others: ['sub_01'] });
  });

  it('that began in the same second the same is held each time', () => {
    const service = subscribed();
    subscribe(service, 'breeder', 'full');
    expect(chosen(service)).toEqual({ held: 'sub_01', others: ['sub_02'] });
  });

  it('one whose first payment was never made counts for nothing', () => {
    const service = openService(june, 21);
    service.cardWorks = false;
    subscribe(service, 'breeder', 'full');
    expect(chosen(service)).toEqual({ held: undefined, others: [] });
  });
});

it('an invoice is of the month in which what it pays for begins', () => {
  const service = subscribed();
  const [first] = service.invoices;
  const month = { id: 'sub_01', periodStart: june, periodEnd: july };
  expect(first && isOfMonth(first, month)).toBe(true);
  expect(first && isOfMonth(first, { ...month, id: 'sub_02' })).toBe(false);
  expect(first && isOfMonth(first, { ...month, id: null })).toBe(false);
  // The month was cut short, and begun anew on the tenth.
  const anew = { ...month, periodStart: later(june, 9 * DAY), periodEnd: later(july, 9 * DAY) };
  expect(first && isOfMonth(first, anew)).toBe(false);
  const next = newInvoice(service, {
    kind: 'plan',
    subscription: 'sub_01',
    amount: 1599,
    reason: 'cycle',
    worth: 150,
    lines: [lineOf('hobbyist', 1599, july, later(july, 31 * DAY))],
  });
  expect(isOfMonth(next, month)).toBe(false);
});
