import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { end, subscribe } from './testing/service.ts';
import { begin, days, tell } from './testing/told.ts';
import { givePlan, read } from './testing/visit.ts';

describe('a second subscription', () => {
  it('begun beside the first gives nothing, until the first is no more', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'subscribe', plan: 'breeder', price: 'full' });
    expect(read(service, keeper).surplus).toMatchObject([{ id: 'sub_02' }]);
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'hobbyist' });
    tell(service, keeper, { do: 'cancel now' });
    expect(keeper).toMatchObject({ wallet: { monthly: 1000, lasting: 5 }, works: 'breeder' });
  });

  it('takes the place of one that is suspended, which is given up', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, days(15), { do: 'upgrade', steps: 1, billed: 'now' });
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 125, lasting: 5 }, works: null });
    tell(service, keeper, { do: 'subscribe', plan: 'breeder', price: 'full' });
    expect(read(service, keeper).surplus).toMatchObject([{ id: 'sub_01' }]);
    expect(keeper).toMatchObject({ wallet: { monthly: 1000, lasting: 5 }, works: 'breeder' });
    // Won before it was ended: it is the one that is held again, with the tokens of its month.
    tell(service, keeper, { do: 'win', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 275, lasting: 5 }, works: 'enthusiast' });
    tell(service, keeper, days(15), days(1));
    expect(keeper.wallet).toEqual({ monthly: 400, lasting: 5 });
  });

  it('that ended with the first in one reading leaves neither plan nor monthly tokens', () => {
    const { service, keeper } = begin('hobbyist');
    subscribe(service, 'breeder', 'full');
    for (const subscription of service.subscriptions) end(subscription);
    read(service, keeper);
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: null, plan: null });
  });
});

describe('a plan that an operator gave', () => {
  it('stays while nothing is bought, and goes for one that is paid for', () => {
    const { service, keeper } = begin();
    givePlan(service, keeper, 'hobbyist');
    tell(service, keeper, { do: 'buy', pack: '100' });
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 105 }, works: 'hobbyist' });
    tell(service, keeper, { do: 'subscribe', plan: 'enthusiast', price: 'full' });
    expect(keeper).toMatchObject({ wallet: { monthly: 400, lasting: 105 }, works: 'enthusiast' });
  });

  it('does not go for one whose money went back', () => {
    const { service, keeper } = begin();
    givePlan(service, keeper, 'hobbyist');
    subscribe(service, 'enthusiast', 'full');
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'hobbyist' });
  });

  it('goes once the money is there again, and every token that was paid for comes', () => {
    const { service, keeper } = begin();
    givePlan(service, keeper, 'hobbyist');
    subscribe(service, 'hobbyist', 'full');
    tell(service, keeper, { do: 'dispute', at: 0 });
    tell(service, keeper, { do: 'upgrade', steps: 1, billed: 'now' });
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'hobbyist' });
    // 150 of the month and the whole difference of 250: the change came within the first second.
    tell(service, keeper, { do: 'win', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 400, lasting: 5 }, works: 'enthusiast' });
  });
});

describe('tokens that come back from work after the plan has ended', () => {
  const nothing = { plans: [], invoices: [] };
  const now = new Date('2027-03-01T10:00:00Z');
  const held = { marks: new Map(), refunds: [], wallet: { monthly: 5, lasting: 7 } };

  it('end with the next look, which is an hour later', () => {
    const plan = {
      source: 'stripe' as const,
      subscription: 'sub_01',
      periodStart: new Date('2027-02-01T10:00:00Z'),
      periodEnd: now,
    };
    const ended = decide(nothing, { ...held, plan, wallet: { monthly: 0, lasting: 7 } }, now);
    expect(ended).toMatchObject({ moves: [], plan: 'none' });
    expect(ended.checkAt).toEqual(new Date('2027-03-01T11:00:00Z'));
    const later = decide(nothing, { ...held, plan: null }, now);
    expect(later.moves).toMatchObject([{ kind: 'monthly_ended', monthly: -5, lasting: 0 }]);
    expect(later.checkAt).toBeNull();
  });
});
