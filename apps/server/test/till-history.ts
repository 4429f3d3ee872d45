/** Random lives of a customer at the till, and what must hold after each. */
import { syncKeeper } from '@nishiki/domain/billing/sync-keeper';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SignedIn } from './signed-in.ts';
import type { Till } from './till.ts';

const plans = ['Hobbyist', 'Enthusiast', 'Breeder'] as const;

export type Deed =
  | { do: 'tokens'; pack: '100' | '200' | '500'; card: 'works' | 'declined' }
  | { do: 'plan'; name: (typeof plans)[number]; card: 'works' | 'fails_later' }
  | { do: 'cancel' | 'keep' | 'card fails' | 'card works' | 'pay open' }
  | { do: 'wait'; days: number }
  | { do: 'spend'; part: number }
  | { do: 'dispute'; which: number; outcome: 'open' | 'won' | 'lost' }
  | { do: 'money back'; which: number }
  | { do: 'hear'; hears: boolean };

const which = fc.nat({ max: 9 });

export const history = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('tokens' as const),
      pack: fc.constantFrom('100' as const, '200' as const, '500' as const),
      card: fc.constantFrom('works' as const, 'works' as const, 'declined' as const),
    }),
    fc.record({
      do: fc.constant('plan' as const),
      name: fc.constantFrom(...plans),
      card: fc.constantFrom('works' as const, 'works' as const, 'fails_later' as const),
    }),
    fc.record({
      do: fc.constantFrom(
        'cancel' as const,
        'keep' as const,
        'card fails' as const,
        'card works' as const,
        'pay open' as const,
      ),
    }),
    fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 5, 9, 20, 33, 70) }),
    fc.record({
      do: fc.constant('spend' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({
      do: fc.constant('dispute' as const),
      which,
      outcome: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
    fc.record({ do: fc.constant('money back' as const), which }),
    fc.record({ do: fc.constant('hear' as const), hears: fc.boolean() }),
  ) satisfies fc.Arbitrary<Deed>,
  { minLength: 1, maxLength: 14 },
);

/** A page that answers: the keeper may have bought nothing so far. */
const portalOf = async (till: Till, keeper: SignedIn): Promise<string | null> => {
  const told = await till.call('openPortal', keeper);
  return told.status === 200 ? till.idIn(String(told.body['url'])) : null;
};

const atPortal = async (till: Till, keeper: SignedIn, deed: Deed['do']): Promise<void> => {
  const portal = await portalOf(till, keeper);
  const shown = portal === null ? null : await till.desk.readPortal(portal);
  if (portal === null || !shown) return;
  if (deed === 'card fails' || deed === 'card works')
    return till.desk.setCard(portal, deed === 'card works' ? 'works' : 'fails');
  if (deed === 'pay open') {
    const open = shown.invoices.find(({ status }) => status === 'open');
    if (open) await till.desk.payInvoice(portal, open.id);
    return;
  }
  if (shown.plan === null) return;
  return deed === 'cancel' ? till.desk.cancelPlan(portal) : till.desk.keepPlan(portal);
};

const choosePlan = async (till: Till, keeper: SignedIn, deed: Deed & { do: 'plan' }) => {
  const told = await till.call('createCheckout', keeper, { planName: deed.name });
  if (told.status !== 200) return;
  const url = String(told.body['url']);
  if (url.includes('/dev/checkout/')) return void (await till.pay(url, deed.card));
  const portal = await till.desk.readPortal(till.idIn(url));
  if (portal?.chosen) await till.desk.changePlan(portal.id, portal.chosen);
};

export const live = async (till: Till, keeper: SignedIn, deed: Deed): Promise<void> => {
  if (deed.do === 'tokens') await till.pay(await till.tokensPage(keeper, deed.pack), deed.card);
  else if (deed.do === 'plan') await choosePlan(till, keeper, deed);
  else if (deed.do === 'wait') await till.wait(deed.days);
  else if (deed.do === 'hear') till.hear(deed.hears);
  else if (deed.do === 'spend') {
    const { monthly, lasting } = await till.balance(keeper);
    const cost = Math.floor((monthly + lasting) * deed.part);
    if (cost > 0) await till.spend(keeper, cost);
  } else if (deed.do === 'dispute' || deed.do === 'money back') {
    const invoices = await till.invoices(keeper);
    const invoice = invoices[deed.which % Math.max(1, invoices.length)];
    if (invoice?.status !== 'paid') return;
    if (deed.do === 'dispute') await till.desk.dispute(invoice.stripe_invoice_id, deed.outcome);
    else await till.call('requestRefund', keeper, { invoice_id: invoice.id });
  } else await atPortal(till, keeper, deed.do);
  await till.settle();
};

type Row = Record<'provider_id' | 'kind' | 'status', string> &
  Record<
    | 'amount'
    | 'paid'
    | 'refunded'
    | 'disputed'
    | 'tokens_given'
    | 'tokens_ended'
    | 'tokens_owed'
    | 'tokens_taken',
    number
  >;

/** After all messages have arrived. */
export const expectEven = async (till: Till, keeper: SignedIn): Promise<void> => {
  till.hear(true);
  await till.wait(1);
  const { userId } = keeper;
  await syncKeeper(till.ctx, userId);
  const lines = () => till.db.asOwner('select seq from token_ledger where user_id = $1', [userId]);
  const before = (await lines()).length;
  for (let again = 0; again < 2; again += 1) await syncKeeper(till.ctx, userId);
  expect(await lines(), 'looking again changes nothing').toHaveLength(before);
  expect(await till.faults()).toEqual([]);

  const rows = await till.db.asOwner<Row>('select * from invoices where user_id = $1', [userId]);
  const customers = await till.db.asOwner<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = $1',
    [userId],
  );
  const states = await Promise.all(
    customers.map(({ customer_id: id }) => till.payments.readCustomer(id)),
  );
  const money = states
    .flatMap(({ invoices }) => invoices)
    .map(({ id, amount, paid, refunded, disputed }) => [id, amount, paid, refunded, disputed]);
  expect(
    rows.map((row) => [row.provider_id, row.amount, row.paid, row.refunded, row.disputed]).sort(),
    'money, to the penny',
  ).toEqual(money.sort());

  const sums = await till.db.asOwner<{ others: number; used: number }>(
    `select (select coalesce(sum(amount), 0)::int from token_ledger
             where user_id = $1 and idempotency_key ~ '^(month-ended|rest):') as others,
            (select used from wallets where user_id = $1) as used`,
    [userId],
  );
  const { monthly, lasting } = await till.balance(keeper);
  const brought = rows.reduce(
    (sum, row) => sum + row.tokens_given - row.tokens_ended - row.tokens_taken,
    0,
  );
  expect(monthly + lasting + (sums[0]?.used ?? 0), 'tokens, one by one').toBe(
    5 + brought + (sums[0]?.others ?? 0),
  );
  const debt = rows.reduce((sum, row) => sum + row.tokens_owed - row.tokens_taken, 0);
  expect((await till.held(keeper)).token_debt).toBe(debt);
  if (debt > 0) expect(monthly + lasting, 'no debt beside tokens that are there').toBe(0);
};
