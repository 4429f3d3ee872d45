import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { wait } from './testing/clock.ts';
import { refundByHand } from './testing/deeds.ts';
import { heldOf, spend } from './testing/keeper.ts';
import { beginMonth, DAY, HOUR, later, look } from './testing/service.ts';
import { begin, days, firstPlan, invoiceAt, linesOf, tell } from './testing/told.ts';
import { read } from './testing/visit.ts';

describe('a month', () => {
  it('gives its tokens when it is paid, and they end with it', () => {
    const { service, keeper } = begin('hobbyist');
    spend(keeper, 30);
    wait(service, 30 * DAY);
    read(service, keeper);
    // The service has begun the new month, and not yet charged it.
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: 'hobbyist' });
    wait(service, HOUR);
    read(service, keeper);
    expect(keeper.wallet).toEqual({ monthly: 150, lasting: 5 });
    expect(linesOf(keeper)).toEqual([5, 150, -30, -120, 150]);
  });

  it('that nobody heard of in time is given and ended, each by its own lines', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, days(30 + 31 + 31 + 1)); // 2 September
    expect(linesOf(keeper)).toEqual([5, 150, -150, 150, -150, 150, -150, 150]);
    expect(keeper.wallet).toEqual({ monthly: 150, lasting: 5 });
  });

  it('is looked at an hour after it ends, and every hour until it is charged', () => {
    const { service, keeper } = begin('hobbyist');
    expect(read(service, keeper).checkAt).toEqual(new Date('2027-07-01T01:00:00Z'));
    wait(service, 30 * DAY);
    expect(read(service, keeper).checkAt).toEqual(new Date('2027-07-01T01:00:00Z'));
    wait(service, HOUR);
    expect(read(service, keeper).checkAt).toEqual(new Date('2027-08-01T01:00:00Z'));
  });

  it('whose end the service is late to tell is looked at every hour', () => {
    const { service, keeper } = begin('hobbyist');
    const late = new Date('2027-07-01T01:00:00Z');
    expect(decide(look(service), heldOf(keeper, []), late).checkAt).toEqual(later(late, HOUR));
  });

  it('that is not paid is looked at when the seven days are over', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'card', works: false }, days(31));
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: 'hobbyist' });
    expect(read(service, keeper).checkAt).toEqual(new Date('2027-07-08T00:00:00Z'));
    tell(service, keeper, days(7));
    expect(keeper.works).toBeNull();
  });

  it('that cost nothing gives what it would have given', () => {
    const { service, keeper } = begin();
    tell(service, keeper, { do: 'subscribe', plan: 'breeder', price: 'nothing' });
    expect(keeper).toMatchObject({ wallet: { monthly: 1000, lasting: 5 }, works: 'breeder' });
  });
});

describe('a change in the middle of a month', () => {
  it('brings the difference, which goes alone when its money goes back', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, days(15), { do: 'upgrade', steps: 1, billed: 'now' });
    expect(keeper).toMatchObject({ wallet: { monthly: 275, lasting: 5 }, works: 'enthusiast' });
    const update = invoiceAt(service, 1);
    refundByHand(service, update, update.paid);
    read(service, keeper);
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'enthusiast' });
  });

  it('that is billed with the next month brings the difference then', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, days(15), { do: 'upgrade', steps: 1, billed: 'later' });
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'enthusiast' });
    tell(service, keeper, days(16));
    expect(keeper.wallet).toEqual({ monthly: 525, lasting: 5 });
  });

  it('of which the first half is refunded leaves half of the first and all of the second', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, days(15), { do: 'upgrade', steps: 1, billed: 'now' });
    refundByHand(service, invoiceAt(service, 0), 800); // of 1,599
    read(service, keeper);
    expect(keeper.wallet).toEqual({ monthly: 200, lasting: 5 });
    // What was taken of a month does not come back with its end.
    tell(service, keeper, days(16));
    expect(keeper.wallet).toEqual({ monthly: 400, lasting: 5 });
  });
});

it('a month that was cut short and begun anew gives the old tokens no second life', () => {
  const { service, keeper } = begin('hobbyist');
  const subscription = firstPlan(service);
  wait(service, 9 * DAY);
  subscription.periodEnd = service.now;
  beginMonth(service, subscription);
  read(service, keeper);
  expect(keeper.wallet).toEqual({ monthly: 0, lasting: 5 });
  wait(service, HOUR);
  read(service, keeper);
  expect(keeper.wallet).toEqual({ monthly: 150, lasting: 5 });
});
