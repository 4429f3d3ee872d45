import type { LedgerLine, SubscriptionState } from '@nishiki/contract/account';
import type { Plan, PlanId } from '@nishiki/contract/plans';
import { tokenPackages, type TokenPackage } from '@nishiki/contract/token-packages';
import { describe, expect, it } from 'vitest';
import { planNamed } from '../../lib/selected-plan.ts';
import { gotTokens, holdsPlan, readReturn, withoutReturn } from './checkout-return.ts';

const plan = (id: PlanId): Plan => {
  const found = planNamed(id);
  if (found === null) throw new Error(`no plan ${id}`);
  return found;
};
const pack = (tokens: number): TokenPackage => {
  const found = tokenPackages.find((known) => known.tokens === tokens);
  if (found === undefined) throw new Error(`no package of ${tokens}`);
  return found;
};
const query = (text: string) => new URLSearchParams(text);

describe('readReturn', () => {
  it('knows a paid plan, with its kind or without', () => {
    const paid = { came: 'paid', bought: { kind: 'plan', plan: plan('hobbyist') } };
    expect(readReturn(query('success=true&kind=plan&plan=Hobbyist'))).toEqual(paid);
    expect(readReturn(query('success=true&plan=hobbyist'))).toEqual(paid);
  });

  it('knows a paid package', () => {
    expect(readReturn(query('success=true&kind=tokens&tokens=200'))).toEqual({
      came: 'paid',
      bought: { kind: 'tokens', pack: pack(200) },
    });
  });

  it('knows a canceled checkout', () => {
    expect(readReturn(query('canceled=true'))).toEqual({ came: 'canceled', kind: 'plan' });
    expect(readReturn(query('canceled=true&kind=plan'))).toEqual({
      came: 'canceled',
      kind: 'plan',
    });
    expect(readReturn(query('canceled=true&kind=tokens'))).toEqual({
      came: 'canceled',
      kind: 'tokens',
    });
  });

  it.each([
    '',
    'plan=breeder',
    'success=true',
    'success=true&plan=koi',
    'success=true&kind=tokens&tokens=1000000',
    'success=true&kind=tokens&tokens=Win+a+koi',
    'success=true&kind=tokens&plan=breeder',
    'success=false&plan=breeder',
    'canceled=false',
  ])('takes "%s" for no return', (text) => expect(readReturn(query(text))).toBeNull());
});

it('withoutReturn leaves everything else of the query', () => {
  const whole = query('from=mail&success=true&kind=tokens&tokens=200&plan=breeder&canceled=true');
  expect(withoutReturn(whole).toString()).toBe('from=mail');
});

describe('holdsPlan', () => {
  const state = (subscribed: boolean, held: PlanId | null) =>
    ({ subscribed, plan: held }) as SubscriptionState;

  it('believes the account alone', () => {
    expect(holdsPlan(plan('breeder'), state(true, 'breeder'))).toBe(true);
    expect(holdsPlan(plan('breeder'), state(true, 'hobbyist'))).toBe(false);
    expect(holdsPlan(plan('breeder'), state(false, 'breeder'))).toBe(false);
    expect(holdsPlan(plan('breeder'), state(false, null))).toBe(false);
  });
});

describe('gotTokens', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const line = (changed: Partial<LedgerLine>): LedgerLine => ({
    seq: 2,
    kind: 'purchase',
    words: 'Bought',
    amount: 200,
    balance_after: 205,
    created_at: '2026-11-21T11:59:00Z',
    ...changed,
  });

  it('finds the purchase among the latest lines', () => {
    expect(gotTokens(pack(200), [line({ kind: 'spend', amount: -5 }), line({})], now)).toBe(true);
  });

  it.each<[string, Partial<LedgerLine>]>([
    ['another package', { amount: 100 }],
    ['tokens of a plan', { kind: 'monthly' }],
    ['a purchase of this morning', { created_at: '2026-11-21T08:00:00Z' }],
  ])('does not take %s for it', (_case, changed) =>
    expect(gotTokens(pack(200), [line(changed)], now)).toBe(false),
  );
});
