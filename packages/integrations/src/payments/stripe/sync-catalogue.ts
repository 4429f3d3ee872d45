import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { findPortal, PORTAL_MARK } from './catalogue.ts';
import { isMissing } from './errors.ts';
import { introductions, wares, type Introduction, type Ware } from './sale-table.ts';

const unlessMissing = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const syncProduct = async (stripe: Stripe, ware: Ware): Promise<string[]> => {
  const { id, name, description, kind, item } = ware;
  const wanted = { name, description, metadata: { kind, item } };
  const found = await unlessMissing(stripe.products.retrieve(id));
  if (found === null) {
    await stripe.products.create({ id, ...wanted });
    return [`made product ${id}`];
  }
  const isSame = found.active && found.name === name && found.description === description;
  if (isSame && found.metadata.kind === kind && found.metadata.item === item) return [];
  await stripe.products.update(id, { ...wanted, active: true });
  return [`changed product ${id}`];
};

const isPriceOf = (price: Stripe.Price, ware: Ware): boolean =>
  price.product === ware.id &&
  price.currency === 'gbp' &&
  price.unit_amount === ware.amount &&
  (price.recurring?.interval === 'month' && price.recurring.interval_count === 1) ===
    (ware.kind === 'plan');

const syncPrice = async (
  stripe: Stripe,
  ware: Ware,
  found: Stripe.Price | undefined,
): Promise<{ id: string; lines: string[] }> => {
  const { lookupKey, amount } = ware;
  if (found && isPriceOf(found, ware)) {
    if (found.active) return { id: found.id, lines: [] };
    await stripe.prices.update(found.id, { active: true });
    return { id: found.id, lines: [`switched price ${lookupKey} on again`] };
  }
  const made = await stripe.prices.create({
    product: ware.id,
    currency: 'gbp',
    unit_amount: amount,
    lookup_key: lookupKey,
    ...(ware.kind === 'plan' ? { recurring: { interval: 'month' } } : {}),
    // Only where somebody gave our key to a price that is none of ours.
    ...(found ? { transfer_lookup_key: true } : {}),
  });
  const taken = found ? `, and took its key from ${found.id}, which is another` : '';
  return { id: made.id, lines: [`made price ${lookupKey}${taken}`] };
};

const syncIntroduction = async (stripe: Stripe, one: Introduction): Promise<string[]> => {
  if ((await unlessMissing(stripe.coupons.retrieve(one.id))) !== null) return [];
  await stripe.coupons.create({
    id: one.id,
    name: one.name,
    amount_off: one.amount,
    currency: 'gbp',
    duration: 'once',
    applies_to: { products: [one.product] },
  });
  return [`made coupon ${one.id}`];
};

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** More is paid for at once and works at once; less begins with the next month, as does none. */
const portalFeatures = (prices: ReadonlyMap<string, string>): Features => ({
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    billing_cycle_anchor: 'unchanged',
    schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    products: wares
      .filter(({ kind }) => kind === 'plan')
      .map(({ id }) => ({ product: id, prices: [prices.get(id) ?? ''] })),
  },
});

const syncPortal = async (stripe: Stripe, features: Features): Promise<string[]> => {
  const hash = createHash('sha256').update(JSON.stringify(features)).digest('hex').slice(0, 16);
  const wanted = { features, metadata: { [PORTAL_MARK]: hash } };
  const found = await findPortal(stripe);
  if (!found) {
    await stripe.billingPortal.configurations.create(wanted);
    return ['made the portal'];
  }
  if (found.metadata?.[PORTAL_MARK] === hash) return [];
  await stripe.billingPortal.configurations.update(found.id, wanted);
  return ['changed the portal'];
};

/** One line for each thing that was made or changed. */
export const syncCatalogue = async (stripe: Stripe): Promise<string[]> => {
  const lines: string[] = [];
  const keys = wares.map(({ lookupKey }) => lookupKey);
  const { data: known } = await stripe.prices.list({ lookup_keys: keys, limit: 100 });
  const prices = new Map<string, string>();
  for (const ware of wares) {
    lines.push(...(await syncProduct(stripe, ware)));
    const found = known.find(({ lookup_key: key }) => key === ware.lookupKey);
    const price = await syncPrice(stripe, ware, found);
    lines.push(...price.lines);
    prices.set(ware.id, price.id);
  }
  for (const one of introductions) lines.push(...(await syncIntroduction(stripe, one)));
  lines.push(...(await syncPortal(stripe, portalFeatures(prices))));
  return lines;
};
