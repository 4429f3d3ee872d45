import { expect, it } from 'vitest';
import { buy, newCustomer, newest, tokens200, type Rig } from './rigs.ts';

const bought = async (rig: Rig) => {
  const customer = await newCustomer(rig);
  await buy(rig, tokens200, customer);
  const { invoice } = await newest(rig, customer);
  const money = async () => {
    const { paid, refunded, disputed } = (await newest(rig, customer)).invoice;
    return { paid, refunded, disputed };
  };
  return { customer, invoice: invoice.id, money };
};

const refused = { code: 'payment_refused' };

/** Money that goes back, by us and by the payer's bank. 200 tokens cost £8.99. */
export const givesBack = (rigOf: () => Rig): void => {
  it('gives back a part, and the rest', async () => {
    const rig = rigOf();
    const { invoice, money } = await bought(rig);
    await rig.payments.refund({ key: 'a', invoice, amount: 400 });
    expect(await money()).toEqual({ paid: 899, refunded: 400, disputed: 0 });
    await rig.payments.refund({ key: 'b', invoice, amount: 499 });
    expect(await money()).toEqual({ paid: 899, refunded: 899, disputed: 0 });
  });

  it('gives nothing twice for one key, be it asked at once or long after', async () => {
    const rig = rigOf();
    const { invoice, money } = await bought(rig);
    const input = { key: 'a', invoice, amount: 400 };
    await Promise.all([rig.payments.refund(input), rig.payments.refund(input)]);
    await rig.desk.putClockForward(40);
    await rig.payments.refund(input);
    expect((await money()).refunded).toBe(400);
  });

  it('refuses more than is left, and what nobody paid', async () => {
    const rig = rigOf();
    const { invoice, money } = await bought(rig);
    const refund = (key: string, amount: number, of = invoice) =>
      expect(rig.payments.refund({ key, invoice: of, amount })).rejects.toMatchObject(refused);
    await refund('a', 900);
    await rig.payments.refund({ key: 'b', invoice, amount: 800 });
    await refund('c', 100);
    await rig.payments.refund({ key: 'd', invoice, amount: 99 });
    await refund('e', 1);
    await refund('f', 1, 'in_0');
    expect((await money()).refunded).toBe(899);
  });

  it('counts a dispute while it is open and when it is lost, not when it is won', async () => {
    const rig = rigOf();
    const { invoice, money } = await bought(rig);
    await rig.desk.dispute(invoice, 'open');
    expect(await money()).toEqual({ paid: 899, refunded: 0, disputed: 899 });
    await expect(rig.payments.refund({ key: 'a', invoice, amount: 1 })).rejects.toMatchObject(
      refused,
    );
    await rig.desk.dispute(invoice, 'won');
    expect(await money()).toEqual({ paid: 899, refunded: 0, disputed: 0 });
    await rig.payments.refund({ key: 'a', invoice, amount: 1 });
    await rig.desk.dispute(invoice, 'lost');
    expect((await money()).disputed).toBe(898);
  });

  it('never counts more than what was paid', async () => {
    const rig = rigOf();
    const { invoice, money } = await bought(rig);
    await rig.payments.refund({ key: 'a', invoice, amount: 400 });
    await rig.desk.dispute(invoice, 'lost');
    // The bank took 899; with the 400 that went back before, that is all that was paid.
    expect(await money()).toEqual({ paid: 899, refunded: 400, disputed: 499 });
  });

  it('leads from what a bank does to the customer', async () => {
    const rig = rigOf();
    const { customer, invoice } = await bought(rig);
    rig.events.length = 0;
    await rig.desk.dispute(invoice, 'open');
    const [event] = rig.events;
    expect(event).toMatchObject({ type: 'charge.dispute.created', customer: null, session: null });
    expect(await rig.payments.customerOfCharge(event?.charge ?? '')).toBe(customer);
    expect(await rig.payments.customerOfCharge('ch_0')).toBeNull();
  });
};
