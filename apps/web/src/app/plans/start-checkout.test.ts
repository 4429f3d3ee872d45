import type { Plan } from '@nishiki/contract/plans';
import { describe, expect, it, vi } from 'vitest';
import { planNamed } from '../../lib/selected-plan.ts';
import { startCheckout } from './start-checkout.ts';

const plan = (id: string): Plan => {
  const found = planNamed(id);
  if (found === null) throw new Error(`no plan ${id}`);
  return found;
};

const shop = (answer: unknown, isOpen = true) => ({
  isOpen,
  create: vi.fn((_planName: string) => Promise.resolve(answer)),
  open: vi.fn(),
});

describe('startCheckout', () => {
  it('opens the payment page', async () => {
    const deps = shop({ url: 'https://pay.example/1' });
    expect(await startCheckout(plan('breeder'), deps)).toBe('opened');
    expect(deps.create).toHaveBeenCalledWith('Breeder');
    expect(deps.open).toHaveBeenCalledWith('https://pay.example/1');
  });

  it('says so where the site cannot sell yet', async () => {
    const deps = shop(null, false);
    expect(await startCheckout(plan('breeder'), deps)).toBe('unavailable');
    expect(deps.create).not.toHaveBeenCalled();
  });

  it('never sells the professional plan online', async () => {
    const deps = shop({ url: 'https://pay.example/1' });
    expect(await startCheckout(plan('professional'), deps)).toBe('contact-sales');
    expect(deps.create).not.toHaveBeenCalled();
  });

  it('fails without an address to go to', async () => {
    await expect(startCheckout(plan('breeder'), shop({}))).rejects.toThrow('No checkout URL');
  });
});
