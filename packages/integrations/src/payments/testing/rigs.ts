/** The adapter with the stand-in behind it, over a real server and in one process. */
import type { PaymentEvent, Payments, SaleItem } from '@nishiki/domain/ports';
import { STAND_IN_KEY } from '../stand-in/api/serve.ts';
import type { PaymentDesk, TestCard } from '../stand-in/desk.ts';
import { createStandInPayments, type StandInPayments } from '../stand-in/stand-in-payments.ts';
import type { StateStore } from '../stand-in/state-store.ts';
import { stripePayments } from '../stripe-payments.ts';
import { serveFetch } from './serve-fetch.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
export const ORIGIN = 'http://127.0.0.1:3000';
/** A month of 31 days begins. */
export const START = new Date('2026-01-10T12:00:00Z');

export type Rig = {
  readonly payments: Payments;
  readonly desk: PaymentDesk;
  readonly standIn: StandInPayments;
  /** What the site was told, in the order in which it came. */
  readonly events: PaymentEvent[];
  close(): Promise<void>;
};

export const memoryStore = (text: string | null = null): StateStore & { text: string | null } => {
  const store = {
    text,
    read: async () => store.text,
    write: async (text: string) => void (store.text = text),
  };
  return store;
};

/** Settings of a stand-in whose time stands still but for its own clock. */
export const standInSettings = (
  store: StateStore,
  deliver: (body: string, signature: string) => Promise<boolean>,
) => ({
  store,
  webhookSecret: WEBHOOK_SECRET,
  pageUrl: () => ORIGIN,
  realNow: () => START,
  deliver,
});

/** A state with the catalogue in it, since making that anew for each test took most of the time. */
const withCatalogue = (async () => {
  const store = memoryStore();
  await createStandInPayments(standInSettings(store, async () => true));
  return store.text;
})();

export const inProcessRig = async (): Promise<Rig> => {
  const events: PaymentEvent[] = [];
  const standIn = await createStandInPayments(
    standInSettings(memoryStore(await withCatalogue), async (body, signature) => {
      events.push(standIn.payments.readEvent(body, signature));
      return true;
    }),
  );
  const { payments, desk, close } = standIn;
  return { payments, desk, standIn, events, close };
};

export const overHttpRig = async (): Promise<Rig> => {
  const inProcess = await inProcessRig();
  const { standIn } = inProcess;
  const server = await serveFetch(standIn.fetch);
  const { hostname: host, port } = new URL(server.origin);
  const payments = stripePayments({
    secretKey: STAND_IN_KEY,
    webhookSecret: WEBHOOK_SECRET,
    http: { host, port: Number(port), protocol: 'http' },
    now: standIn.payments.now,
  });
  return {
    ...inProcess,
    payments,
    close: async () => {
      await server.close();
      await inProcess.close();
    },
  };
};

let wishes = 0;

export const wishOf = (
  payments: Payments,
  item: SaleItem,
  customer: string | null,
  key = `wish-${(wishes += 1)}`,
) => ({
  key,
  item,
  customer,
  successUrl: `${ORIGIN}/?success=true&kind=${item.kind}`,
  cancelUrl: `${ORIGIN}/?canceled=true&kind=${item.kind}`,
  expiresAt: new Date(payments.now().getTime() + 3600_000),
});

export const newCustomer = ({ payments }: Rig, name = 'kiku'): Promise<string> =>
  payments.createCustomer({ key: `key-of-${name}`, userId: name, email: `${name}@example.org` });

/** Goes the whole way to what was bought. */
export const buy = async (
  rig: Rig,
  item: SaleItem,
  customer: string | null,
  card: TestCard = 'works',
): Promise<string> => {
  const { payments, desk } = rig;
  const { session } = await payments.createCheckout(wishOf(payments, item, customer));
  const outcome = await desk.pay(session, { email: 'guest@example.org', card });
  if (outcome !== 'paid') throw new Error(`The payment was ${outcome}.`);
  return session;
};

export const hobbyist: SaleItem = { kind: 'plan', plan: 'hobbyist', isIntroduction: true };
export const tokens200: SaleItem = { kind: 'tokens', pack: '200' };

export const portalOf = async ({ payments }: Rig, customer: string): Promise<string> => {
  const url = await payments.openPortal({ customer, returnUrl: `${ORIGIN}/profile` });
  return url.split('/').at(-1) ?? '';
};

/** The one plan, the one invoice: the newest. */
export const newest = async ({ payments }: Rig, customer: string) => {
  const { plans, invoices } = await payments.readCustomer(customer);
  const [plan] = plans;
  const [invoice] = invoices;
  if (!invoice) throw new Error('Nothing was bought.');
  return { plan, invoice, invoices };
};

export const HOUR = 1 / 24;
