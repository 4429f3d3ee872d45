import { expect, it } from 'vitest';
import { buy, HOUR, hobbyist, newCustomer, newest, portalOf, type Rig } from './rigs.ts';

const DAYS_OF_MONTH = 31;

/** What the months bring. */
export const renews = (rigOf: () => Rig): void => {
  it('asks the full price from the second month on, an hour after it began', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer);
    await rig.desk.putClockForward(DAYS_OF_MONTH);
    const begun = await newest(rig, customer);
    expect(begun.plan).toMatchObject({
      status: 'active',
      periodStart: new Date('2026-02-10T12:00:00Z'),
      periodEnd: new Date('2026-03-10T12:00:00Z'),
    });
    expect(begun.invoice).toMatchObject({
      status: 'pending',
      number: null,
      paid: 0,
      reason: 'cycle',
    });
    await rig.desk.putClockForward(HOUR);
    expect((await newest(rig, customer)).invoice).toMatchObject({
      status: 'paid',
      number: 'TEST-0002',
      amount: 1599,
      paid: 1599,
      createdAt: new Date('2026-02-10T12:00:00Z'),
      paidAt: new Date('2026-02-10T13:00:00Z'),
    });
  });

  it('makes up for every month that went by, in order', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer);
    await rig.desk.putClockForward(100);
    const { invoices } = await newest(rig, customer);
    expect(invoices.map(({ paid, number }) => [number, paid])).toEqual([
      ['TEST-0004', 1599],
      ['TEST-0003', 1599],
      ['TEST-0002', 1599],
      ['TEST-0001', 799],
    ]);
    expect(invoices.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual([
      '2026-04-10',
      '2026-03-10',
      '2026-02-10',
      '2026-01-10',
    ]);
  });

  it('reads every invoice, however many', async () => {
    const rig = rigOf();
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer);
    // Ten years, of which each has twelve months.
    await rig.desk.putClockForward(365.25 * 10);
    const { invoices } = await newest(rig, customer);
    expect(invoices).toHaveLength(1 + 120);
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(121);
  });

  const withFailingCard = async (rig: Rig): Promise<string> => {
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer, 'fails_later');
    await rig.desk.putClockForward(DAYS_OF_MONTH + HOUR);
    return customer;
  };

  it('is past due when the card fails, and recovers with the next try', async () => {
    const rig = rigOf();
    const customer = await withFailingCard(rig);
    const failed = await newest(rig, customer);
    expect(failed.plan?.status).toBe('past_due');
    expect(failed.invoice).toMatchObject({ status: 'failed', amount: 1599, paid: 0, paidAt: null });
    await rig.desk.setCard(await portalOf(rig, customer), 'works');
    expect((await newest(rig, customer)).plan?.status).toBe('past_due');
    await rig.desk.putClockForward(1);
    const { plan, invoice } = await newest(rig, customer);
    expect(plan?.status).toBe('active');
    expect(invoice).toMatchObject({
      status: 'paid',
      paid: 1599,
      paidAt: new Date('2026-02-11T13:00:00Z'),
    });
  });

  it('recovers when the keeper pays the invoice', async () => {
    const rig = rigOf();
    const customer = await withFailingCard(rig);
    const portal = await portalOf(rig, customer);
    const { invoice } = await newest(rig, customer);
    expect(await rig.desk.payInvoice(portal, invoice.id)).toBe('declined');
    await rig.desk.setCard(portal, 'works');
    expect(await rig.desk.payInvoice(portal, invoice.id)).toBe('paid');
    const paid = await newest(rig, customer);
    expect([paid.plan?.status, paid.invoice.status]).toEqual(['active', 'paid']);
    await expect(rig.desk.payInvoice(portal, invoice.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('ends when nobody pays for three weeks, and asks no more', async () => {
    const rig = rigOf();
    const customer = await withFailingCard(rig);
    await rig.desk.putClockForward(20);
    expect((await newest(rig, customer)).plan?.status).toBe('past_due');
    await rig.desk.putClockForward(1);
    expect((await newest(rig, customer)).plan).toMatchObject({ status: 'ended', cancelAt: null });
    await rig.desk.putClockForward(60);
    const { invoices } = await newest(rig, customer);
    expect(invoices.map(({ status }) => status)).toEqual(['failed', 'paid']);
  });
};
