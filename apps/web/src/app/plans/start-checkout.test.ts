import type { Plan } from '@nishiki/contract/plans';
import { describe, expect, it, vi } from 'vitest';
import { planNamed } from '../../lib/selected-plan.ts';
import { startCheckout } from './start-checkout.ts';

const plan = (id: string): Plan => {
  const found = planNamed(id);
  if (found === null) throw new Error(`no plan ${id}`);
  return found;
};

describe('startCheckout', () => {
  const shop = () => ({
    ask: vi.fn(() => Promise.resolve({ url: 'https://pay.example/1' })),
    open: vi.fn(async (ask: () => Promise<{ url: string }>) => ({
      kind: 'opened' as const,
      ...(await ask()),
    })),
  });

  it('opens the payment page of the plan, by its name', async () => {
    const deps = shop();
    const started = await startCheckout(plan('breeder'), deps);
    expect(started).toEqual({ kind: 'opened', url: 'https://pay.example/1' });
    // platform.md section 7: planName, guestCheckout true.
    expect(deps.ask).toHaveBeenCalledWith({ planName: 'Breeder', guestCheckout: true });
  });

  it('never sells the professional plan online', async () => {
    const deps = shop();
    expect(await startCheckout(plan('professional'), deps)).toEqual({ kind: 'contact-sales' });
    expect(deps.open).not.toHaveBeenCalled();
  });
});
