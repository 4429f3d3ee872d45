/** Paying without an account, and claiming it by an address that is proved. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { createCheckout } from '@nishiki/domain/billing/create-checkout';
import { DomainError } from '@nishiki/domain/errors';
import type { Payments } from '@nishiki/domain/ports';
import { newKeeper } from '@nishiki/domain/testing/keepers';
import { newGuest } from '@nishiki/domain/testing/test-ctx';
import { describe, expect, it } from 'vitest';
import { newSession } from '../../test/signed-in.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);

const guest = { guestCheckout: true };
const newEmail = (): string => `asagi-${crypto.randomUUID()}@pond.example`;
const keeperOf = (email: string, verified: boolean) => newKeeper(till.ctx, { email, verified });
const signIn = async (userId: string) => {
  const session = await newSession(till.ctx, userId);
  await till.settle();
  return session;
};

describe('what a guest paid for', () => {
  it('waits for nobody in particular until somebody proves the address', async () => {
    const email = newEmail();
    await till.pay(await till.tokensPage(null, '200', guest), 'works', email);
    const rows = await db.asOwner<{ user_id: string | null; email: string }>(
      'select user_id, email from billing_customers where email = $1',
      [email],
    );
    expect(rows).toEqual([{ user_id: null, email }]);
    expect(await db.asOwner('select 1 from invoices')).toEqual([]);
  });

  it('is claimed by a new account when its address is verified, and by none before', async () => {
    const email = newEmail();
    await till.pay(await till.tokensPage(null, '200', guest), 'works', email);
    const userId = await keeperOf(email, false);
    const unproved = await signIn(userId);
    await till.held(unproved);
    expect(await till.balance(unproved)).toEqual({ monthly: 0, lasting: 5 });
    await db.asOwner('update accounts set email_verified_at = now() where user_id = $1', [userId]);
    const proved = await signIn(userId);
    expect(await till.balance(proved)).toEqual({ monthly: 0, lasting: 205 });
    expect(await till.invoices(proved)).toMatchObject([{ amount: 899, status: 'paid' }]);
  });

  it('is claimed by an account that was there before, whatever the letters’ case', async () => {
    const email = newEmail();
    const userId = await keeperOf(email, true);
    await till.pay(await till.planPage(null, 'Enthusiast', guest), 'works', email.toUpperCase());
    const keeper = await signIn(userId);
    expect(await till.held(keeper)).toMatchObject({ plan: 'enthusiast', subscribed: true });
    expect(await till.balance(keeper)).toEqual({ monthly: 400, lasting: 5 });
  });

  it('is nobody else’s', async () => {
    const email = newEmail();
    await till.pay(await till.tokensPage(null, '500', guest), 'works', email);
    const other = await signIn(await keeperOf(`x${email}`, true));
    await till.held(other);
    expect(await till.balance(other)).toEqual({ monthly: 0, lasting: 5 });
  });

  it('is claimed once', async () => {
    const email = newEmail();
    await till.pay(await till.tokensPage(null, '100', guest), 'works', email);
    const userId = await keeperOf(email, true);
    await Promise.all(Array.from({ length: 5 }, () => newSession(till.ctx, userId)));
    await till.settle();
    const keeper = await signIn(userId);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
  });

  it('twice from one address is claimed both times', async () => {
    const email = newEmail();
    const pages = [
      await till.tokensPage(null, '100', guest),
      await till.tokensPage(null, '500', guest),
    ];
    for (const page of pages) await till.pay(page, 'works', email);
    const keeper = await signIn(await keeperOf(email, true));
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 605 });
  });
});

describe('a guest who chose another plan', () => {
  const unreachable = () => Promise.reject(new DomainError('payment_unreachable', 'no answer'));
  /** The first page could not be closed, and is still open in the first tab. */
  const twoPages = async () => {
    const ctx = { ...till.ctx, actor: newGuest() };
    const wish = (planName: string) => ({ planName, guestCheckout: true });
    const { url } = await createCheckout(ctx, wish('Hobbyist'));
    const payments = {
      ...till.payments,
      now: () => till.payments.now(),
      endCheckout: unreachable,
    };
    await expect(createCheckout({ ...ctx, payments }, wish('Breeder'))).rejects.toThrow();
    return { first: url, choose: async () => (await createCheckout(ctx, wish('Breeder'))).url };
  };

  it('and paid on the first page after all, which could not be closed, can claim it', async () => {
    const [email, { first }] = [newEmail(), await twoPages()];
    expect(await till.pay(first, 'works', email)).toBe('paid');
    const keeper = await signIn(await keeperOf(email, true));
    expect(await till.held(keeper)).toMatchObject({ plan: 'hobbyist', subscribed: true });
  });

  it('and tries again finds the first page closed', async () => {
    const { first, choose } = await twoPages();
    const second = await choose();
    expect(await till.pay(first)).toBe('over');
    expect(await till.pay(second)).toBe('paid');
  });

  it('while the first page was being made is sent to one of them, and the other is closed', async () => {
    const ctx = { ...till.ctx, actor: newGuest() };
    const made: string[] = [];
    let other: string | undefined;
    const payments: Payments = {
      ...till.payments,
      now: () => till.payments.now(),
      createCheckout: async (wish) => {
        const page = await till.payments.createCheckout(wish);
        made.push(page.url);
        if (made.length === 1)
          other = (await createCheckout(ctx, { planName: 'Breeder', guestCheckout: true })).url;
        return page;
      },
    };
    const { url } = await createCheckout(
      { ...ctx, payments },
      { planName: 'Hobbyist', guestCheckout: true },
    );
    const pages = [...new Set([...made, other ?? '', url])];
    const states = await Promise.all(
      pages.map(async (page) => (await till.desk.readSession(till.idIn(page)))?.state),
    );
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
    expect(await till.pay(url)).toBe('paid');
  });
});

it('whoever is signed in buys for their account, whatever the flag says', async () => {
  const keeper = await till.newKeeper();
  await till.pay(await till.tokensPage(keeper, '100', guest));
  expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 105 });
});
