import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { serve, STAND_IN_KEY } from '../stand-in/api/serve.ts';
import { openEngine } from '../stand-in/engine.ts';
import { stripePayments } from '../stripe-payments.ts';
import { memoryStore, ORIGIN, START, WEBHOOK_SECRET } from '../testing/rigs.ts';

/** A payment service on which nobody put anything so far, and an operator's own way to it. */
const bare = async () => {
  const engine = await openEngine(memoryStore(), () => START);
  const answer: typeof fetch = (input, init) =>
    serve(engine, new Request(input, init), () => ORIGIN);
  const payments = stripePayments({
    secretKey: STAND_IN_KEY,
    webhookSecret: WEBHOOK_SECRET,
    fetch: answer,
    now: engine.now,
  });
  const stripe = new Stripe(STAND_IN_KEY, { httpClient: Stripe.createFetchHttpClient(answer) });
  return { payments, stripe };
};

const wishOfTokens = {
  key: 'k',
  item: { kind: 'tokens', pack: '100' },
  customer: null,
  successUrl: ORIGIN,
  cancelUrl: ORIGIN,
  expiresAt: new Date(START.getTime() + 3600_000),
} as const;

describe('the catalogue', () => {
  it('is made from the tables, and once', async () => {
    const { payments, stripe } = await bare();
    // Plan: pence a month, and what is taken off the first. The professional plan is not sold.
    const plans = { hobbyist: [1599, 800], enthusiast: [2999, 1400], breeder: [4999, 2000] };
    const tokens = { 100: 499, 200: 899, 500: 1499 };
    const prices = [
      ...Object.entries(plans).map(([plan, [amount]]) => [`nishiki_plan_${plan}`, amount]),
      ...Object.entries(tokens).map(([pack, amount]) => [`nishiki_tokens_${pack}`, amount]),
    ];
    const lines = [
      ...prices.flatMap(([id, amount]) => [`made product ${id}`, `made price ${id}_${amount}`]),
      ...Object.entries(plans).map(([plan, [, off]]) => `made coupon nishiki_intro_${plan}_${off}`),
      'made the portal',
    ];
    expect([...(await payments.syncCatalogue())].sort()).toEqual(lines.sort());
    expect(await payments.syncCatalogue()).toEqual([]);
    const coupon = await stripe.coupons.retrieve('nishiki_intro_hobbyist_800');
    expect(coupon).toMatchObject({
      amount_off: 800,
      currency: 'gbp',
      duration: 'once',
      name: 'First month at £7.99',
      applies_to: { products: ['nishiki_plan_hobbyist'] },
    });
    const { data } = await stripe.prices.list({ lookup_keys: ['nishiki_plan_breeder_4999'] });
    expect(data).toMatchObject([
      { currency: 'gbp', unit_amount: 4999, recurring: { interval: 'month', interval_count: 1 } },
    ]);
  });

  it('is put right again, and says what was wrong', async () => {
    const { payments, stripe } = await bare();
    await payments.syncCatalogue();
    const { data } = await stripe.prices.list({ lookup_keys: ['nishiki_tokens_200_899'] });
    await stripe.prices.update(data[0]?.id ?? '', { active: false });
    await stripe.products.update('nishiki_plan_hobbyist', { active: false });
    await stripe.products.update('nishiki_tokens_500', { name: 'Something else' });
    expect(await payments.syncCatalogue()).toEqual([
      'changed product nishiki_plan_hobbyist',
      'switched price nishiki_tokens_200_899 on again',
      'changed product nishiki_tokens_500',
    ]);
    expect(await payments.syncCatalogue()).toEqual([]);
  });

  it('takes its key back from a price that is another, and changes the portal with it', async () => {
    const { payments, stripe } = await bare();
    await payments.syncCatalogue();
    const strange = await stripe.prices.create({
      product: 'nishiki_plan_hobbyist',
      currency: 'gbp',
      unit_amount: 1,
      recurring: { interval: 'month' },
      lookup_key: 'nishiki_plan_hobbyist_1599',
      transfer_lookup_key: true,
    });
    expect(await payments.syncCatalogue()).toEqual([
      `made price nishiki_plan_hobbyist_1599, and took its key from ${strange.id}, which is another`,
      'changed the portal',
    ]);
    expect(await payments.syncCatalogue()).toEqual([]);
  });

  it('is found as soon as it is there', async () => {
    const { payments } = await bare();
    const refused = { code: 'payments_off' };
    await expect(payments.createCheckout(wishOfTokens)).rejects.toMatchObject(refused);
    await payments.syncCatalogue();
    expect((await payments.createCheckout(wishOfTokens)).url).toContain('/dev/checkout/');
  });
});
