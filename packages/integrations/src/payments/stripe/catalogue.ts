import type { PlanId } from '@nishiki/contract/plans';
import { DomainError } from '@nishiki/domain/errors';
import type { SaleItem } from '@nishiki/domain/ports';
import type Stripe from 'stripe';
import { introductions, planOfProduct, wares } from './sale-table.ts';
import { idOf } from './values.ts';

/** By this the portal's configuration is found again among an operator's own. */
export const PORTAL_MARK = 'nishiki_portal';

const KEPT_MS = 10 * 60_000;

export const findPortal = async (
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | undefined> => {
  const all = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 500 });
  return all.find(({ metadata }) => metadata?.[PORTAL_MARK] !== undefined);
};

type Found = {
  readonly at: number;
  /** By lookup key. */
  readonly prices: ReadonlyMap<string, Stripe.Price>;
  readonly portal: string | undefined;
};

const off = (what: string): DomainError =>
  new DomainError('payments_off', `${what} is not at the payment service: run \`stripe sync\``);

/** What the payment service has of our tables. Asked for once in ten minutes. */
export const openCatalogue = (stripe: Stripe) => {
  let found: Found | null = null;
  /** A price never changes its product, so these are kept for good. */
  const products = new Map<string, string>();

  const read = async (): Promise<Found> => {
    if (found !== null && Date.now() - found.at < KEPT_MS) return found;
    const keys = wares.map(({ lookupKey }) => lookupKey);
    const [prices, portal] = await Promise.all([
      stripe.prices.list({ active: true, lookup_keys: keys, limit: 100 }),
      findPortal(stripe),
    ]);
    const byKey = new Map(prices.data.map((price) => [price.lookup_key ?? '', price]));
    const now = { at: Date.now(), prices: byKey, portal: portal?.id };
    // Until everything is there it is asked for anew, so that a sync helps at once.
    if (byKey.size === keys.length && portal) found = now;
    return now;
  };

  return {
    forget: (): void => {
      found = null;
    },
    /** @throws DomainError payments_off */
    priceOf: async ({ kind, item }: { kind: SaleItem['kind']; item: string }): Promise<string> => {
      const ware = wares.find((one) => one.kind === kind && one.item === item);
      if (!ware) throw new DomainError('payment_refused', `${kind} ${item} is not sold`);
      const price = (await read()).prices.get(ware.lookupKey);
      if (!price) throw off(ware.lookupKey);
      return price.id;
    },
    introductionTo: (plan: PlanId): string => {
      const one = introductions.find(({ product }) => planOfProduct(product) === plan);
      if (!one) throw new DomainError('payment_refused', `${plan} has no lower first month`);
      return one.id;
    },
    /** @throws DomainError payments_off */
    portal: async (): Promise<string> => {
      const { portal } = await read();
      if (portal === undefined) throw off('the portal');
      return portal;
    },
    /** The plan that is paid for by a price, be it one of an earlier table. */
    planOfPrice: async (price: string): Promise<PlanId | null> => {
      let product = products.get(price);
      if (product === undefined) {
        product = idOf((await stripe.prices.retrieve(price)).product);
        products.set(price, product);
      }
      return planOfProduct(product);
    },
  };
};

export type Catalogue = ReturnType<typeof openCatalogue>;
