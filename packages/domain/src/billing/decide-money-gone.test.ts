import { describe, expect, it } from 'vitest';
import type { HeldRefund } from './owed.ts';
import { refundAsked, refundByHand } from './testing/deeds.ts';
import { spend } from './testing/keeper.ts';
import { buy, end } from './testing/service.ts';
import { begin, days, debtOf, firstPlan, invoiceAt, linesOf, tell } from './testing/told.ts';
import { read } from './testing/visit.ts';

describe('a plan whose money goes back', () => {
  it('after its tokens were spent is made up for by lasting ones, and what is missing is owed', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'buy', pack: '100' });
    spend(keeper, 150 + 20);
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 0 }, works: null });
    expect(debtOf(keeper)).toBe(65); // 150 less the 85 that were left
    // What is bought next makes up for it first.
    tell(service, keeper, { do: 'buy', pack: '100' });
    expect(keeper.wallet).toEqual({ monthly: 0, lasting: 35 });
    expect(debtOf(keeper)).toBe(0);
    tell(service, keeper, { do: 'win', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 185 }, works: 'hobbyist' });
  });

  it('has its tokens again when the dispute is won within the month', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: null });
    tell(service, keeper, { do: 'win', at: 0 });
    expect(keeper).toMatchObject({ wallet: { monthly: 150, lasting: 5 }, works: 'hobbyist' });
  });

  it('has none when it is won after the month: they would have ended with it', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'dispute', at: 0 }, days(31), { do: 'win', at: 0 });
    expect(keeper.wallet).toEqual({ monthly: 150, lasting: 5 });
  });

  it('gets back what was taken from lasting tokens, won whenever it may be', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'buy', pack: '100' });
    spend(keeper, 100);
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(keeper.wallet).toEqual({ monthly: 0, lasting: 5 });
    tell(service, keeper, days(31), { do: 'win', at: 0 });
    expect(keeper.wallet).toEqual({ monthly: 150, lasting: 105 });
  });

  it('owes only what was used of a month that is over', () => {
    const { service, keeper } = begin('hobbyist');
    tell(service, keeper, { do: 'buy', pack: '100' });
    spend(keeper, 60);
    tell(service, keeper, days(31));
    refundByHand(service, invoiceAt(service, 0), 1599);
    end(firstPlan(service));
    read(service, keeper);
    expect(keeper.wallet).toEqual({ monthly: 0, lasting: 45 });
  });

  it('on asking gives up the tokens that are left, and has them again when that fails', () => {
    const { service, keeper } = begin('hobbyist');
    spend(keeper, 50);
    const wish: HeldRefund = { invoice: 'in_001', amount: 1599, tokens: 100, state: 'asked' };
    service.refunds = [wish];
    read(service, keeper);
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: 'hobbyist' });
    service.refunds = [{ ...wish, state: 'failed' }];
    read(service, keeper);
    expect(keeper.wallet).toEqual({ monthly: 100, lasting: 5 });
    service.refunds = [];
    refundAsked(service, invoiceAt(service, 0), wish);
    read(service, keeper);
    expect(keeper).toMatchObject({ wallet: { monthly: 0, lasting: 5 }, works: null });
    // The fifty that were used are a gift.
    expect(debtOf(keeper)).toBe(0);
  });
});

describe('packages', () => {
  it('that are spent and go back leave a debt, which the tokens of another dispute make up for at once', () => {
    const { service, keeper } = begin();
    tell(service, keeper, { do: 'buy', pack: '100' }, { do: 'buy', pack: '200' });
    tell(service, keeper, { do: 'dispute', at: 1 });
    spend(keeper, 105);
    tell(service, keeper, { do: 'dispute', at: 0 });
    expect(debtOf(keeper)).toBe(100);
    tell(service, keeper, { do: 'win', at: 1 });
    expect(keeper.wallet).toEqual({ monthly: 0, lasting: 100 });
    expect(read(service, keeper).moves).toEqual([]);
  });

  it('that went back before they were heard of leave two lines and nothing else', () => {
    const { service, keeper } = begin();
    buy(service, '100');
    tell(service, keeper, { do: 'refund', at: 0, quarters: 4 });
    expect(linesOf(keeper)).toEqual([5, 100, -100]);
  });
});
