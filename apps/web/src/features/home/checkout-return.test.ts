import type { Profile } from '@nishiki/contract/account';
import type { Plan, PlanId } from '@nishiki/contract/plans';
import { describe, expect, it } from 'vitest';
import type { AccountState } from '../../lib/account-state.ts';
import { planNamed } from '../../lib/selected-plan.ts';
import { paidMessage, readReturn, withoutReturn } from './checkout-return.ts';

const plan = (id: PlanId): Plan => {
  const found = planNamed(id);
  if (found === null) throw new Error(`no plan ${id}`);
  return found;
};
const query = (text: string) => new URLSearchParams(text);

describe('readReturn', () => {
  it('knows a paid plan and a canceled checkout', () => {
    expect(readReturn(query('success=true&plan=breeder'))).toEqual({
      kind: 'paid',
      plan: plan('breeder'),
    });
    expect(readReturn(query('canceled=true'))).toEqual({ kind: 'canceled' });
  });

  it.each([
    '',
    'plan=breeder',
    'success=true',
    'success=true&plan=koi',
    'success=false&plan=breeder',
    'canceled=false',
  ])('takes "%s" for no return', (text) => expect(readReturn(query(text))).toBeNull());
});

it('withoutReturn leaves everything else of the query', () => {
  expect(withoutReturn(query('from=mail&success=true&plan=breeder&canceled=true')).toString()).toBe(
    'from=mail',
  );
});

describe('paidMessage', () => {
  const keeper = (held: PlanId | null): Exclude<AccountState, { status: 'loading' }> => ({
    status: 'signed-in',
    userId: 'u',
    profile: { plan: held } as Profile,
    profileFailed: false,
  });

  it('welcomes a keeper whose profile holds the plan, in the words of the specification', () => {
    expect(paidMessage(plan('enthusiast'), keeper('enthusiast'))).toMatchObject({
      title: 'Subscription Successful!',
      description: 'Welcome to your Enthusiast plan! Your subscription is now active.',
    });
  });

  it.each<[string, Exclude<AccountState, { status: 'loading' }>]>([
    ['no plan', keeper(null)],
    ['another plan', keeper('hobbyist')],
    ['a profile that could not be read', { ...keeper(null), profile: null } as never],
    ['nobody signed in', { status: 'signed-out' }],
  ])('never says so with %s', (_case, account) => {
    const { title, description } = paidMessage(plan('enthusiast'), account);
    expect(title).not.toContain('Successful');
    expect(String(description)).not.toContain('active');
  });
});
