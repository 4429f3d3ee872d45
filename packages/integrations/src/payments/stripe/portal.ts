import { DomainError } from '@nishiki/domain/errors';
import type { Payments } from '@nishiki/domain/ports';
import type Stripe from 'stripe';
import type { Catalogue } from './catalogue.ts';
import { planOfProduct } from './sale-table.ts';
import { idOf } from './values.ts';

export const openPortal = async (
  stripe: Stripe,
  catalogue: Catalogue,
  { customer, returnUrl }: Parameters<Payments['openPortal']>[0],
): Promise<string> => {
  const configuration = await catalogue.portal();
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url: returnUrl,
  });
  return session.url;
};

/** The portal's page for one change, which says what it costs and asks for a yes. */
export const changePlan = async (
  stripe: Stripe,
  catalogue: Catalogue,
  { customer, subscription: id, plan, returnUrl }: Parameters<Payments['changePlan']>[0],
): Promise<string> => {
  const [configuration, price, subscription] = await Promise.all([
    catalogue.portal(),
    catalogue.priceOf({ kind: 'plan', item: plan }),
    stripe.subscriptions.retrieve(id),
  ]);
  const item = subscription.items.data.find((one) => planOfProduct(idOf(one.price.product)));
  if (!item || idOf(subscription.customer) !== customer)
    throw new DomainError('payment_refused', `change: ${id} is no plan of ${customer}`);
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration,
    return_url: returnUrl,
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: id,
        items: [{ id: item.id, price, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
  });
  return session.url;
};
