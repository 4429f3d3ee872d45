/** An account is erased while something is being paid for: nobody pays for nothing, and no row is left. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { accountById } from '@nishiki/domain/account/account';
import { eraseAccount } from '@nishiki/domain/account/erase-account';
import { claimPurchases } from '@nishiki/domain/billing/claim-purchases';
import { createCheckout } from '@nishiki/domain/billing/create-checkout';
import { settleCheckout, type OpenCheckout } from '@nishiki/domain/billing/settle-checkout';
import { asSystem } from '@nishiki/domain/own-rows';
import type { Payments } from '@nishiki/domain/ports';
import { asKeeper, newKeeper } from '@nishiki/domain/testing/keepers';
import { describe, expect, it } from 'vitest';
import { tablesWith } from '../../test/owner.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
const payer = { email: 'payer@pond.example', card: 'works' } as const;

const left = async (userId: string) => {
  const tables: string[] = [];
  for (const name of await tablesWith(db, 'user_id'))
    if ((await db.asOwner(`select 1 from ${name} where user_id = $1 limit 1`, [userId])).length > 0)
      tables.push(name);
  return tables;
};
const onlyBooks = ['token_ledger'];

/** The payment service, and the erasure of an account in the middle of one of its calls. */
const erasingDuring = (userId: string, call: 'createCustomer' | 'createCheckout'): Payments => ({
  ...till.payments,
  now: () => till.payments.now(),
  [call]: async (wish: never) => {
    const made: unknown = await till.payments[call](wish);
    await eraseAccount(till.ctx, { userId });
    await till.settle();
    return made;
  },
});

describe('an account that is erased', () => {
  it('has no payment page on which somebody could still pay', async () => {
    const keeper = await till.newKeeper();
    const pages = [await till.planPage(keeper, 'Hobbyist'), await till.tokensPage(keeper, '100')];
    await eraseAccount(till.ctx, { userId: keeper.userId });
    await till.settle();
    for (const page of pages) expect(await till.desk.pay(till.idIn(page), payer)).toBe('over');
  });

  it.each(['createCustomer', 'createCheckout'] as const)(
    'during %s is sent to no page and leaves no row',
    async (call) => {
      const { userId } = await till.newKeeper();
      const pages: string[] = [];
      const payments: Payments = {
        ...erasingDuring(userId, call),
        endCheckout: async (session) => {
          pages.push(session);
          await till.payments.endCheckout(session);
        },
      };
      const asked = createCheckout(
        { ...asKeeper(till.ctx, userId), payments },
        { planName: 'Hobbyist' },
      );
      await expect(asked).rejects.toMatchObject({ code: 'session_ended' });
      for (const page of pages) expect(await till.desk.pay(page, payer)).toBe('over');
      expect(pages).toHaveLength(call === 'createCheckout' ? 1 : 0);
      expect(await left(userId)).toEqual(onlyBooks);
    },
  );

  it('while its payment is being found leaves no row, and neither waits for the other for ever', async () => {
    for (let round = 0; round < 8; round += 1) {
      const keeper = await till.newKeeper();
      await till.desk.pay(till.idIn(await till.tokensPage(keeper, '100')), payer);
      const [way] = await db.asOwner<OpenCheckout>(
        'select id, user_id, session_id from checkouts where user_id = $1',
        [keeper.userId],
      );
      if (!way) throw new Error('no way');
      await Promise.all([
        settleCheckout(till.ctx, way),
        settleCheckout(till.ctx, way),
        eraseAccount(till.ctx, { userId: keeper.userId }),
      ]);
      expect(await left(keeper.userId)).toEqual(onlyBooks);
    }
  });

  it('while it claims what a guest paid for leaves that to be claimed', async () => {
    const email = `asagi-${crypto.randomUUID()}@pond.example`;
    await till.pay(await till.tokensPage(null, '200', { guestCheckout: true }), 'works', email);
    const userId = await newKeeper(till.ctx, { email, verified: true });
    await asSystem(till.ctx, async (tx) => {
      const account = await accountById(tx, userId);
      if (!account) throw new Error('no account');
      await eraseAccount(till.ctx, { userId });
      expect(await claimPurchases(tx, account)).toBe(false);
    });
    expect(await left(userId)).toEqual(onlyBooks);
    expect(
      await db.asOwner('select 1 from billing_customers where email = $1', [email]),
    ).toHaveLength(1);
  });
});
