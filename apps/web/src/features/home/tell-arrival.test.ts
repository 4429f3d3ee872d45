import { tokenPackages } from '@nishiki/contract/token-packages';
import { describe, expect, it, vi } from 'vitest';
import { planNamed } from '../../lib/selected-plan.ts';
import type { Bought } from './checkout-return.ts';
import { tellArrival } from './tell-arrival.ts';

const thePlan = (): Bought => {
  const plan = planNamed('enthusiast');
  if (plan === null) throw new Error('no enthusiast plan');
  return { kind: 'plan', plan };
};

const arrive = async (bought: Bought, looks: boolean[], isKeeper = true) => {
  const told: string[] = [];
  const answers = [...looks];
  const deps = {
    isKeeper: () => isKeeper,
    isThere: vi.fn(() => Promise.resolve(answers.shift() === true)),
    wait: vi.fn(() => Promise.resolve()),
    goOn: vi.fn(),
  };
  await tellArrival(bought, {
    ...deps,
    tell: ({ title, description }) =>
      told.push(typeof description === 'string' ? `${title} ${description}` : title),
  });
  return { ...deps, told };
};

describe('tellArrival', () => {
  it('welcomes to a plan that is there, and looks again after two seconds', async () => {
    const { told, isThere, wait, goOn } = await arrive(thePlan(), [true, true]);
    expect(told).toEqual([
      'Subscription Successful! Welcome to your Enthusiast plan! Your subscription is now active.',
    ]);
    expect(wait).toHaveBeenCalledWith(2000);
    expect(isThere).toHaveBeenCalledTimes(2);
    expect(goOn).not.toHaveBeenCalled();
  });

  it('waits for one that comes a little later', async () => {
    const { told } = await arrive(thePlan(), [false, true]);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Subscription Successful!');
  });

  it('never says so of a plan that is not there', async () => {
    const { told, goOn } = await arrive(thePlan(), [false, false]);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Your payment is being confirmed; this usually takes a moment.');
    expect(told[0]).not.toMatch(/success|active/i);
    expect(goOn).toHaveBeenCalledOnce();
  });

  it('tells the number of tokens', async () => {
    const pack = tokenPackages.find(({ id }) => id === '500');
    if (pack === undefined) throw new Error('no package of 500');
    const { told } = await arrive({ kind: 'tokens', pack }, [true, true]);
    expect(told[0]).toContain('Tokens added 500 tokens');
  });

  it('tells a guest how it becomes theirs', async () => {
    const { told, isThere } = await arrive(thePlan(), [], false);
    expect(told).toEqual([
      'Paid. Sign in or sign up with the address you paid with, and it is yours.',
    ]);
    expect(isThere).not.toHaveBeenCalled();
  });
});
