import type { PlanId } from '@nishiki/contract/plans';
import { expect, it } from 'vitest';
import { buy, HOUR, newCustomer, newest, ORIGIN, portalOf, type Rig } from './rigs.ts';

const begun = async (rig: Rig, plan: PlanId = 'hobbyist'): Promise<string> => {
  const customer = await newCustomer(rig);
  await buy(rig, { kind: 'plan', plan, isIntroduction: true }, customer);
  return customer;
};

/** To the portal's page for one change. */
const pageOfChange = async (rig: Rig, customer: string, plan: PlanId): Promise<string> => {
  const { plan: held } = await newest(rig, customer);
  const url = await rig.payments.changePlan({
    customer,
    subscription: held?.id ?? '',
    plan,
    returnUrl: `${ORIGIN}/upgrade`,
  });
  expect(url.startsWith(`${ORIGIN}/dev/portal/`)).toBe(true);
  return url.split('/').at(-1) ?? '';
};

/** What a keeper does with the plan they hold. */
export const changes = (rigOf: () => Rig): void => {
  it('charges an upgrade at once, by the second and by what was really paid', async () => {
    const rig = rigOf();
    const customer = await begun(rig);
    await rig.desk.putClockForward(10);
    const portal = await pageOfChange(rig, customer, 'enthusiast');
    // 21 of 31 days are left: 2999 x 21/31 = 2031.58, less 799 x 21/31 = 541.26.
    const page = await rig.desk.readPortal(portal);
    expect(page).toMatchObject({ chosen: 'enthusiast', returnUrl: `${ORIGIN}/upgrade` });
    expect(page?.choices.find(({ plan }) => plan === 'enthusiast')).toMatchObject({
      monthly: 2999,
      dueNow: 2032 - 541,
      startsAt: null,
    });
    expect(await rig.desk.changePlan(portal, 'enthusiast')).toBe('changed');
    const now = new Date('2026-01-20T12:00:00Z');
    const end = new Date('2026-02-10T12:00:00Z');
    const { plan, invoice } = await newest(rig, customer);
    expect(plan).toMatchObject({
      plan: 'enthusiast',
      periodStart: new Date('2026-01-10T12:00:00Z'),
      periodEnd: end,
    });
    expect(invoice).toMatchObject({
      kind: 'plan',
      reason: 'update',
      status: 'paid',
      amount: 1491,
      paid: 1491,
      lines: [
        { plan: 'hobbyist', amount: -541, periodStart: now, periodEnd: end, isProration: true },
        { plan: 'enthusiast', amount: 2032, periodStart: now, periodEnd: end, isProration: true },
      ],
    });
    // 11 days are left of those 21 that 2032 were paid for: 1064.38; 4999 x 11/31 = 1773.84.
    await rig.desk.putClockForward(10);
    await rig.desk.changePlan(await pageOfChange(rig, customer, 'breeder'), 'breeder');
    expect((await newest(rig, customer)).invoice).toMatchObject({ paid: 1774 - 1064 });
    await rig.desk.putClockForward(11 + HOUR);
    expect((await newest(rig, customer)).invoice).toMatchObject({ reason: 'cycle', paid: 4999 });
  });

  it('changes nothing when the card does not pay for an upgrade', async () => {
    const rig = rigOf();
    const customer = await begun(rig);
    const portal = await pageOfChange(rig, customer, 'breeder');
    await rig.desk.setCard(portal, 'fails');
    const before = await rig.payments.readCustomer(customer);
    expect(await rig.desk.changePlan(portal, 'breeder')).toBe('declined');
    expect(await rig.payments.readCustomer(customer)).toEqual(before);
  });

  it('lets a downgrade begin with the next month', async () => {
    const rig = rigOf();
    const customer = await begun(rig, 'breeder');
    await rig.desk.putClockForward(10);
    const portal = await pageOfChange(rig, customer, 'hobbyist');
    const startsAt = new Date('2026-02-10T12:00:00Z');
    const page = await rig.desk.readPortal(portal);
    expect(page?.choices.find(({ plan }) => plan === 'hobbyist')).toMatchObject({
      dueNow: 0,
      startsAt,
    });
    expect(await rig.desk.changePlan(portal, 'hobbyist')).toBe('changed');
    const waiting = await newest(rig, customer);
    expect(waiting.plan).toMatchObject({ plan: 'breeder', nextPlan: 'hobbyist', cancelAt: null });
    expect(waiting.invoices).toHaveLength(1);
    await rig.desk.putClockForward(21 + HOUR);
    const { plan, invoice } = await newest(rig, customer);
    expect(plan).toMatchObject({ plan: 'hobbyist', nextPlan: null, periodStart: startsAt });
    expect(invoice).toMatchObject({ reason: 'cycle', paid: 1599 });
  });

  it('takes a downgrade back', async () => {
    const rig = rigOf();
    const customer = await begun(rig, 'breeder');
    const portal = await portalOf(rig, customer);
    await rig.desk.changePlan(portal, 'hobbyist');
    await rig.desk.keepPlan(portal);
    expect((await newest(rig, customer)).plan).toMatchObject({ plan: 'breeder', nextPlan: null });
    await rig.desk.putClockForward(31 + HOUR);
    expect((await newest(rig, customer)).invoice).toMatchObject({ paid: 4999 });
  });

  it('works until the end of the month when it was cancelled, and goes on when it is kept', async () => {
    const rig = rigOf();
    const customer = await begun(rig);
    const portal = await portalOf(rig, customer);
    await rig.desk.cancelPlan(portal);
    const cancelAt = new Date('2026-02-10T12:00:00Z');
    expect((await newest(rig, customer)).plan).toMatchObject({ status: 'active', cancelAt });
    await rig.desk.keepPlan(portal);
    expect((await newest(rig, customer)).plan).toMatchObject({ status: 'active', cancelAt: null });
    await rig.desk.cancelPlan(portal);
    await rig.desk.putClockForward(32);
    const { plan, invoices } = await newest(rig, customer);
    expect(plan).toMatchObject({ status: 'ended', cancelAt: null });
    expect(invoices).toHaveLength(1);
    expect((await rig.desk.readPortal(portal))?.plan).toBeNull();
  });

  it('ends at once, and again without a word', async () => {
    const rig = rigOf();
    const customer = await begun(rig);
    const { plan } = await newest(rig, customer);
    await rig.payments.cancelNow(plan?.id ?? '');
    await rig.payments.cancelNow(plan?.id ?? '');
    expect((await newest(rig, customer)).plan?.status).toBe('ended');
    await expect(rig.payments.cancelNow('sub_0')).rejects.toMatchObject({
      code: 'payment_refused',
    });
  });

  it("refuses to change somebody else's plan, one that ended, and to what is held", async () => {
    const rig = rigOf();
    const customer = await begun(rig);
    const other = await newCustomer(rig, 'taro');
    const { plan: held } = await newest(rig, customer);
    const input = {
      customer,
      subscription: held?.id ?? '',
      plan: 'enthusiast' as const,
      returnUrl: ORIGIN,
    };
    const refused = { code: 'payment_refused' };
    const { payments } = rig;
    await expect(payments.changePlan({ ...input, customer: other })).rejects.toMatchObject(refused);
    await expect(payments.changePlan({ ...input, plan: 'hobbyist' })).rejects.toMatchObject(
      refused,
    );
    await payments.cancelNow(input.subscription);
    await expect(payments.changePlan(input)).rejects.toMatchObject(refused);
  });
};
