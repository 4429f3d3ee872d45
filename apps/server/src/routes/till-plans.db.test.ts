/** Plans, from the first payment to the last day. Prices and tokens are the specification's table. */
import { createTestDatabase } from '@nishiki/db/testing/test-database';
import { grantPlan } from '@nishiki/domain/subscription/grant-plan';
import { booksOf } from '@nishiki/domain/testing/keepers';
import { readProfile } from '@nishiki/domain/profile/read-profile';
import { afterEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../test/signed-in.ts';
import { createTill } from '../../test/till.ts';

const db = await createTestDatabase();
const till = await createTill(db);
afterEach(() => till.hear(true));
afterEach(async () => {
  expect(await till.faults()).toEqual([]);
  await till.endPlans();
});

const subscriber = async (planName = 'Hobbyist', card: 'works' | 'fails_later' = 'works') => {
  const keeper = await till.newKeeper();
  await till.pay(await till.planPage(keeper, planName), card);
  return keeper;
};
const tierOf = async ({ userId, sessionId }: SignedIn) => {
  const client = { deviceId: userId, addressHash: 'x', device: 'x' };
  const actor = { ...client, kind: 'user' as const, userId, sessionId };
  const [profile] = await readProfile({ ...till.ctx, actor }, {});
  return [profile?.subscription_tier, profile?.plan, profile?.badge];
};
const daysFromNow = (text: string | null): number =>
  Math.round((new Date(text ?? NaN).getTime() - till.payments.now().getTime()) / 86_400_000);

describe('subscribing', () => {
  it.each([
    ['Hobbyist', 'hobbyist', 799, 1599, 150, 0, ['basic', 'hobbyist', 'Hobbyist']],
    ['Enthusiast', 'enthusiast', 1599, 2999, 400, 5, ['pro', 'enthusiast', 'Pro']],
    ['breeder', 'breeder', 2999, 4999, 1000, null, ['pro', 'breeder', 'Pro']],
  ] as const)(
    'to %s costs %s: %i pence first, then %i, and brings its tokens and entries once a month',
    async (name, plan, first, later, tokens, entries, tier) => {
      const keeper = await till.newKeeper();
      const url = await till.planPage(keeper, name);
      expect(await till.desk.readSession(till.idIn(url))).toMatchObject({
        total: first,
        monthly: later,
      });
      await till.pay(url);
      expect(await tierOf(keeper)).toEqual(tier);
      expect(await till.balance(keeper)).toEqual({ monthly: tokens, lasting: 5 });
      const held = await till.held(keeper);
      expect(held).toMatchObject({
        subscribed: true,
        plan,
        status: 'active',
        subscription_tier: tier[0],
        granted: { tokens, show_entries: entries },
        cancels_at: null,
        token_debt: 0,
        has_portal: true,
        test_payments: true,
      });
      expect(daysFromNow(held.renews_at)).toBeGreaterThanOrEqual(28);
      expect(daysFromNow(held.renews_at)).toBeLessThanOrEqual(31);

      await till.spend(keeper, 40);
      await till.wait(32);
      expect((await till.invoices(keeper)).map(({ amount }) => amount)).toEqual([later, first]);
      expect(await till.balance(keeper)).toEqual({ monthly: tokens, lasting: 5 });
      expect((await booksOf(till.ctx, keeper.userId)).lines).toEqual([
        'sign_up 5',
        `monthly ${tokens}`,
        'spend -40',
        `monthly_ended -${tokens - 40}`,
        `monthly ${tokens}`,
      ]);
    },
  );

  it('is at the lower price once per customer', async () => {
    const keeper = await subscriber();
    await till.desk.cancelPlan(await till.portal(keeper));
    await till.wait(32);
    expect(await tierOf(keeper)).toEqual(['free', null, expect.anything()]);
    const url = await till.planPage(keeper, 'Enthusiast');
    expect((await till.desk.readSession(till.idIn(url)))?.total).toBe(2999);
  });

  it.each(['', 'Gold', 'hobbyist; drop table', '__proto__'])(
    'to a plan that does not exist (%j) is refused',
    async (planName) => {
      const told = await till.call('createCheckout', await till.newKeeper(), { planName });
      expect(told).toMatchObject({ status: 400, code: 'plan_unknown' });
    },
  );

  it('to the professional plan is for the sales team', async () => {
    const told = await till.call('createCheckout', await till.newKeeper(), {
      planName: 'Professional',
      price: 1,
    });
    expect(told).toMatchObject({ status: 409, code: 'contact_sales' });
  });

  it('needs to sign in or to say that it is as a guest', async () => {
    const told = await till.call('createCheckout', null, { planName: 'Hobbyist' });
    expect(told).toMatchObject({ status: 401, code: 'sign_in_required' });
  });

  it('to the plan that is held sells nothing', async () => {
    const keeper = await subscriber();
    const told = await till.call('createCheckout', keeper, { planName: 'Hobbyist' });
    expect(told).toMatchObject({ status: 409, code: 'plan_held' });
  });

  it('replaces a plan that an operator gave, and its tokens', async () => {
    const keeper = await till.newKeeper();
    const operator = { ...till.ctx, actor: { kind: 'operator' as const } };
    await grantPlan(operator, { userId: keeper.userId, plan: 'hobbyist', reason: 'gift' });
    await till.pay(await till.planPage(keeper, 'Breeder'));
    expect(await tierOf(keeper)).toEqual(['pro', 'breeder', 'Pro']);
    expect(await till.balance(keeper)).toEqual({ monthly: 1000, lasting: 5 });
    await expect(
      grantPlan(operator, { userId: keeper.userId, plan: null, reason: 'x' }),
    ).rejects.toThrow(/pays for a plan/);
  });
});

describe('two tabs', () => {
  it('with two plans: the page of the first closes when the second opens', async () => {
    const keeper = await till.newKeeper();
    const first = await till.planPage(keeper, 'Hobbyist');
    const second = await till.planPage(keeper, 'Breeder');
    expect(await till.pay(first)).toBe('over');
    expect(await till.pay(second)).toBe('paid');
    expect(await tierOf(keeper)).toEqual(['pro', 'breeder', 'Pro']);
  });

  it('paid in one while the other asks for another plan: the other leads to the change', async () => {
    till.hear(false);
    const keeper = await till.newKeeper();
    await till.pay(await till.planPage(keeper, 'Hobbyist'));
    const page = await till.desk.readPortal(till.idIn(await till.planPage(keeper, 'Breeder')));
    expect(page).toMatchObject({ chosen: 'breeder', plan: { plan: 'hobbyist' } });
  });
});

describe('changing the plan', () => {
  it('up starts at once: the difference for the rest of the month, in money and in tokens', async () => {
    const keeper = await subscriber('Hobbyist');
    await till.spend(keeper, 150);
    expect(await till.changePlan(keeper, 'Enthusiast', 'enthusiast')).toBe('changed');
    expect(await tierOf(keeper)).toEqual(['pro', 'enthusiast', 'Pro']);
    // Within minutes of the start: the whole difference of 250, and 29.99 less the 7.99 that were paid.
    expect(await till.balance(keeper)).toEqual({ monthly: 250, lasting: 5 });
    const [change] = await till.invoices(keeper);
    expect(change?.amount).toBe(2200);
    expect((await till.held(keeper)).granted).toMatchObject({ tokens: 400 });
  });

  it('up with a card that does not pay changes nothing', async () => {
    const keeper = await subscriber('Hobbyist', 'fails_later');
    expect(await till.changePlan(keeper, 'Breeder', 'breeder')).toBe('declined');
    expect(await tierOf(keeper)).toEqual(['basic', 'hobbyist', 'Hobbyist']);
    expect(await till.balance(keeper)).toEqual({ monthly: 150, lasting: 5 });
  });

  it('down starts with the next month', async () => {
    const keeper = await subscriber('Breeder');
    expect(await till.changePlan(keeper, 'Hobbyist', 'hobbyist')).toBe('changed');
    expect(await tierOf(keeper)).toEqual(['pro', 'breeder', 'Pro']);
    expect(await till.held(keeper)).toMatchObject({ plan: 'breeder', next_plan: 'hobbyist' });
    await till.wait(32);
    expect(await tierOf(keeper)).toEqual(['basic', 'hobbyist', 'Hobbyist']);
    expect(await till.balance(keeper)).toEqual({ monthly: 150, lasting: 5 });
    expect((await till.invoices(keeper))[0]?.amount).toBe(1599);
  });
});

describe('cancelling', () => {
  it('leaves the plan working until the end of the month, and then ends it with its tokens', async () => {
    const keeper = await subscriber('Enthusiast');
    await till.desk.cancelPlan(await till.portal(keeper));
    await till.settle();
    expect(await tierOf(keeper)).toEqual(['pro', 'enthusiast', 'Pro']);
    const held = await till.held(keeper);
    expect(held).toMatchObject({ status: 'active', renews_at: null });
    expect(held.cancels_at).toBe(held.subscription_end);
    await till.wait(32);
    expect(await tierOf(keeper)).toEqual(['free', null, expect.anything()]);
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });
    expect(await till.held(keeper)).toMatchObject({
      subscribed: false,
      status: 'none',
      plan: null,
    });
    expect(await till.invoices(keeper)).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const keeper = await subscriber();
    const portal = await till.portal(keeper);
    await till.desk.cancelPlan(portal);
    await till.desk.keepPlan(portal);
    await till.settle();
    expect(await till.held(keeper)).toMatchObject({ cancels_at: null, status: 'active' });
    await till.wait(32);
    expect(await tierOf(keeper)).toEqual(['basic', 'hobbyist', 'Hobbyist']);
  });
});

describe('a payment that fails', () => {
  it('leaves the plan working for seven days, then suspends it, and a payment brings it back', async () => {
    const keeper = await subscriber('Enthusiast', 'fails_later');
    await till.wait(32);
    const held = await till.held(keeper);
    expect(held).toMatchObject({ status: 'past_due', subscribed: true, plan: 'enthusiast' });
    expect(daysFromNow(held.grace_until)).toBeGreaterThanOrEqual(2);
    expect(daysFromNow(held.grace_until)).toBeLessThanOrEqual(7);
    // The tokens of the old month ended with it, and nothing was paid for the new one.
    expect(await till.balance(keeper)).toEqual({ monthly: 0, lasting: 5 });

    await till.wait(8);
    expect(await tierOf(keeper)).toEqual(['free', null, expect.anything()]);
    expect(await till.held(keeper)).toMatchObject({ status: 'suspended', subscribed: false });

    const portal = await till.portal(keeper);
    await till.desk.setCard(portal, 'works');
    const open = (await till.desk.readPortal(portal))?.invoices.find(
      ({ status }) => status === 'open',
    );
    if (open) expect(await till.desk.payInvoice(portal, open.id)).toBe('paid');
    await till.settle();
    expect(await tierOf(keeper)).toEqual(['pro', 'enthusiast', 'Pro']);
    expect(await till.balance(keeper)).toEqual({ monthly: 400, lasting: 5 });
    expect(await till.held(keeper)).toMatchObject({ status: 'active', grace_until: null });
  });

  it('is told by one mail', async () => {
    const keeper = await subscriber('Hobbyist', 'fails_later');
    await till.wait(32);
    await till.wait(2);
    const mails = await db.asOwner<{ n: number }>(
      `select count(*)::int as n from outbox where kind = 'payment-failed'`,
    );
    // Sent by then, and no second one waits.
    expect(mails[0]?.n).toBe(0);
    expect(await till.held(keeper)).toMatchObject({ status: 'past_due' });
  });

  it('for good ends the plan', async () => {
    const keeper = await subscriber('Hobbyist', 'fails_later');
    for (let day = 0; day < 70; day += 10) await till.wait(10);
    expect(await till.held(keeper)).toMatchObject({ status: 'none', subscribed: false });
  });
});

describe('months that nobody heard of', () => {
  it('are put into the books when they are, and the running one counts', async () => {
    const keeper = await subscriber('Hobbyist');
    till.hear(false);
    await till.desk.putClockForward(95);
    till.hear(true);
    await till.wait(1);
    expect(await till.balance(keeper)).toEqual({ monthly: 150, lasting: 5 });
    expect(await till.invoices(keeper)).toHaveLength(4);
  });
});
