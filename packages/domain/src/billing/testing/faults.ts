/** Where books, plan and money of a keeper differ from what is true. Asked right after a reading. */
import { plans } from '@nishiki/contract/plans';
import type { Marks } from '../decide.ts';
import type { Keeper, Line } from './keeper.ts';
import type { Invoice, Service } from './service.ts';
import { heldBy, isRunning, tokensBack, worksNow } from './truth.ts';

const none: Marks = { given: 0, ended: 0, owed: 0, taken: 0, moves: 0 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const inAll = ({ monthly, lasting }: Line): number => monthly + lasting;
const marksOf = (keeper: Keeper, { id }: Invoice): Marks => keeper.marks.get(id) ?? none;

const linesOf = ({ ledger }: Keeper, { id }: Invoice): number =>
  sum(
    [...ledger].filter(([key]) => key.startsWith(`invoice:${id}:`)).map(([, line]) => inAll(line)),
  );

/** Each invoice: payment, marks and ledger say the same. */
const invoiceFaults = (service: Service, keeper: Keeper, invoice: Invoice): string[] => {
  const { given, ended, owed, taken } = marksOf(keeper, invoice);
  const say = (what: string): string[] => [`${invoice.id} ${what}`];
  const worth = invoice.status === 'paid' ? invoice.worth : 0;
  if (given !== worth) return say(`gave ${given}, not ${worth}`);
  if (given - ended - taken !== linesOf(keeper, invoice)) return say('differs from its lines');
  const back = Math.min(given, tokensBack(service, invoice));
  if (owed !== Math.max(0, back - ended)) return say(`owes ${owed}`);
  if (invoice.kind === 'tokens') return ended === 0 ? [] : say('ended, being for good');
  // A plan that an operator gave stays in front of one that is suspended, whose tokens come back with it.
  if (keeper.plan?.source === 'operator') return [];
  if (isRunning(invoice, heldBy(service)?.subscription))
    return ended <= back ? [] : say('ended while its month runs');
  return [];
};

/** A debt is what is missing, and nothing more: it stays only where there is nothing. */
const debtFaults = (service: Service, keeper: Keeper): string[] => {
  const all = service.invoices.map((invoice) => marksOf(keeper, invoice));
  const debt = sum(all.map(({ owed, taken }) => owed - taken));
  return debt > 0 && inAll(keeper.wallet) > 0 ? [`${debt} are owed, and there are tokens`] : [];
};

const walletFaults = ({ wallet, ledger }: Keeper): string[] =>
  (['monthly', 'lasting'] as const)
    .filter((pool) => wallet[pool] !== sum([...ledger.values()].map((line) => line[pool])))
    .map((pool) => `${pool} differs from the ledger`);

/** Nothing is left of a month but what the running one gave. */
const monthFaults = (service: Service, keeper: Keeper): string[] => {
  const subscription = heldBy(service)?.subscription;
  const running = service.invoices
    .filter((invoice) => isRunning(invoice, subscription))
    .map((invoice) => marksOf(keeper, invoice));
  const given = keeper.plan?.source === 'operator' ? keeper.works : null;
  const most =
    sum(running.map(({ given, ended }) => given - ended)) +
    (plans.find(({ id }) => id === given)?.tokens ?? 0);
  return keeper.wallet.monthly > most ? ['tokens outlived their month'] : [];
};

const planFaults = (service: Service, keeper: Keeper): string[] => {
  const held = heldBy(service);
  // A plan that an operator gave goes when one comes that is paid for.
  if (keeper.plan?.source === 'operator') return held?.works ? ['a paid plan is not held'] : [];
  const { plan, works } = keeper;
  if (works !== worksNow(service)) return [`works: ${works}, not ${worksNow(service)}`];
  return (plan?.subscription ?? null) === (held?.subscription.id ?? null)
    ? []
    : ['another is held'];
};

/** To the penny: what invoices say is what came and went; a package's price goes with its tokens. */
const moneyFaults = (service: Service): string[] => {
  const kept = service.invoices.map(({ paid, refunded, disputed }) => paid - refunded - disputed);
  if (sum(kept) !== sum(service.till)) return ['the till differs from the invoices'];
  return service.invoices.flatMap((invoice, index) => {
    if (invoice.kind !== 'tokens' || invoice.paid === 0) return [];
    // Pence times tokens, so that nothing is rounded: half a token's price, and a penny for rounding down.
    const tokens = invoice.worth - tokensBack(service, invoice);
    const difference = (kept[index] ?? 0) * invoice.worth - tokens * invoice.paid;
    const most = invoice.paid / 2 + invoice.worth;
    return Math.abs(difference) <= most ? [] : [`${invoice.id}: tokens and money differ`];
  });
};

export const faultsOf = (service: Service, keeper: Keeper): string[] => [
  ...service.invoices.flatMap((invoice) => invoiceFaults(service, keeper, invoice)),
  ...debtFaults(service, keeper),
  ...walletFaults(keeper),
  ...monthFaults(service, keeper),
  ...planFaults(service, keeper),
  ...moneyFaults(service),
];
