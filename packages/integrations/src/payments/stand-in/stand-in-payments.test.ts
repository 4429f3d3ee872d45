import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  buy,
  hobbyist,
  inProcessRig,
  memoryStore,
  newCustomer,
  newest,
  ORIGIN,
  standInSettings,
  tokens200,
  wishOf,
} from '../testing/rigs.ts';
import { STAND_IN_KEY } from './api/serve.ts';
import { createStandInPayments } from './stand-in-payments.ts';
import { folderStateStore } from './state-store.ts';

const typesIn = (bodies: readonly string[]): string[] =>
  bodies.map((body) => (JSON.parse(body) as { type: string }).type);

describe('events of the stand-in', () => {
  it('wait until they are taken, in their order, over the end of the process', async () => {
    const store = memoryStore();
    const offered: string[] = [];
    const deaf = await createStandInPayments(
      standInSettings(store, async (body) => {
        offered.push(body);
        throw new Error('nobody listens');
      }),
    );
    const rig = { ...deaf, standIn: deaf, events: [] };
    const customer = await newCustomer(rig);
    await buy(rig, tokens200, customer);
    await deaf.close();
    const tried = offered.length;
    await deaf.desk.putClockForward(1);
    expect(offered).toHaveLength(tried);

    const taken: string[] = [];
    const again = await createStandInPayments(
      standInSettings(store, async (body) => {
        taken.push(body);
        return true;
      }),
    );
    await again.deliverWaiting();
    expect(typesIn(taken)).toEqual([
      'customer.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'checkout.session.completed',
    ]);
    await again.deliverWaiting();
    expect(taken).toHaveLength(7);
    expect(again.desk.readClock().daysAhead).toBe(1);
    const { invoices } = await again.payments.readCustomer(customer);
    expect(invoices).toMatchObject([{ status: 'paid', amount: 899 }]);
  });

  it('are not held up by one that the site does not take', async () => {
    const offered: string[] = [];
    const standIn = await createStandInPayments(
      standInSettings(memoryStore(), async (body) => {
        offered.push(body);
        return !body.includes('invoice.created');
      }),
    );
    const rig = { ...standIn, standIn, events: [] };
    await buy(rig, tokens200, await newCustomer(rig));
    expect(typesIn(offered)).toContain('checkout.session.completed');
    offered.length = 0;
    await standIn.deliverWaiting();
    expect(typesIn(offered)).toEqual(['invoice.created']);
  });

  it('may ask the stand-in while they are delivered', async () => {
    const numbers: (string | null)[] = [];
    const standIn = await createStandInPayments(
      standInSettings(memoryStore(), async (body, signature) => {
        const { type, customer } = standIn.payments.readEvent(body, signature);
        if (type !== 'invoice.paid' || customer === null) return true;
        const { invoices } = await standIn.payments.readCustomer(customer);
        numbers.push(...invoices.map(({ number }) => number));
        await standIn.payments.refund({ key: 'k', invoice: invoices[0]?.id ?? '', amount: 1 });
        return true;
      }),
    );
    const rig = { ...standIn, standIn, events: [] };
    await buy(rig, tokens200, await newCustomer(rig));
    expect(numbers).toEqual(['TEST-0001']);
  });
});

describe('the folder of the stand-in', () => {
  it('keeps what was written, whatever is left beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nishiki-payments-'));
    try {
      const store = folderStateStore(join(folder, 'deep'));
      expect(await store.read()).toBeNull();
      await store.write('first');
      await store.write('second');
      // As a process leaves it that died while it wrote.
      await writeFile(join(folder, 'deep', 'payments.json.new'), 'thi');
      expect(await folderStateStore(join(folder, 'deep')).read()).toBe('second');
      await store.write('third');
      expect(await store.read()).toBe('third');
      expect(await readdir(join(folder, 'deep'))).toEqual(['payments.json']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is not written over by another version', async () => {
    const store = memoryStore();
    store.text = JSON.stringify({ version: 2 });
    await expect(createStandInPayments(standInSettings(store, async () => true))).rejects.toThrow(
      'another version',
    );
  });
});

describe('what the stand-in refuses, as Stripe does', () => {
  const ask = async (path: string, form: Record<string, string> | null, key = STAND_IN_KEY) => {
    const rig = await inProcessRig();
    const response = await rig.standIn.fetch(
      new Request(`https://api.stripe.com/v1/${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${key}` },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    );
    const { error } = (await response.json()) as { error: { type: string; code?: string } };
    return [response.status, error.code ?? error.type];
  };

  it.each([
    ['customers/cus_0', null, [404, 'resource_missing']],
    ['customers/__proto__', null, [404, 'resource_missing']],
    ['nothing', null, [404, 'invalid_request_error']],
    ['invoices?limit=101', null, [400, 'invalid_request_error']],
    ['invoices?expand[0]=data.charge', null, [400, 'invalid_request_error']],
    ['refunds', {}, [400, 'parameter_missing']],
    ['refunds', { payment_intent: 'pi_0' }, [404, 'resource_missing']],
    ['customers', { 'metadata[__proto__]': 'x' }, [400, 'parameter_unknown']],
    ['products', { id: 'nishiki_tokens_100', name: 'x' }, [400, 'resource_already_exists']],
    ['checkout/sessions', { mode: 'setup' }, [400, 'invalid_request_error']],
  ])('%s %o', async (path, form, expected) => {
    expect(await ask(path, form)).toEqual(expected);
  });

  it('a wrong key', async () => {
    expect(await ask('customers/cus_0', null, 'sk_test_0')).toEqual([401, 'invalid_request_error']);
  });

  it('a clock that goes back', async () => {
    const { desk } = await inProcessRig();
    for (const days of [0, -1, Number.NaN, Infinity])
      await expect(desk.putClockForward(days)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

describe('the desk', () => {
  it('knows nothing of strange addresses', async () => {
    const { desk } = await inProcessRig();
    for (const id of ['cs_0', '__proto__', '']) {
      expect(await desk.readSession(id)).toBeNull();
      expect(await desk.readPortal(id)).toBeNull();
      expect(await desk.pay(id, { email: 'a@example.org', card: 'works' })).toBe('over');
      await expect(desk.cancelPlan(id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('lists the invoices of everybody for the page of the bank, newest first', async () => {
    const rig = await inProcessRig();
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer);
    await buy(rig, tokens200, null);
    const { invoice } = await newest(rig, customer);
    await rig.payments.refund({ key: 'k', invoice: invoice.id, amount: 99 });
    await rig.desk.dispute(invoice.id, 'open');
    expect(await rig.desk.listInvoices()).toMatchObject([
      {
        number: 'TEST-0002',
        email: 'guest@example.org',
        amount: 899,
        refunded: 0,
        dispute: 'none',
      },
      {
        number: 'TEST-0001',
        email: 'kiku@example.org',
        amount: 799,
        refunded: 99,
        dispute: 'open',
      },
    ]);
  });

  it('does everything once where many press at a time', async () => {
    const rig = await inProcessRig();
    const { payments, desk } = rig;
    const customer = await newCustomer(rig);
    const { session } = await payments.createCheckout(wishOf(payments, hobbyist, customer));
    const payer = { email: '', card: 'works' } as const;
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => desk.pay(session, payer)));
    expect(outcomes.sort()).toEqual(['over', 'over', 'over', 'paid']);
    expect((await payments.readCustomer(customer)).invoices).toHaveLength(1);
  });
});

describe('a customer who is deleted', () => {
  it('has bought nothing, and pays no more', async () => {
    const rig = await inProcessRig();
    const customer = await newCustomer(rig);
    await buy(rig, hobbyist, customer);
    const stripe = new Stripe(STAND_IN_KEY, {
      httpClient: Stripe.createFetchHttpClient((input, init) =>
        rig.standIn.fetch(new Request(input, init)),
      ),
    });
    await stripe.customers.del(customer);
    expect(await rig.payments.readCustomer(customer)).toEqual({ plans: [], invoices: [] });
    await rig.desk.putClockForward(40);
    expect(await rig.desk.listInvoices()).toHaveLength(1);
    await expect(rig.payments.openPortal({ customer, returnUrl: ORIGIN })).rejects.toMatchObject({
      code: 'payment_refused',
    });
  });
});
