import { newId } from '../book.ts';
import type { Portal } from '../shapes.ts';
import { find, type Call, type Handle } from './call.ts';
import { addressOf, inner, needText, texts, trees, whole, type Params } from './params.ts';
import { invalid } from './refusal.ts';

/** True for a price that the portal offers. */
const offers = (features: Record<string, unknown>, price: string): boolean =>
  trees(inner(features as Params, 'subscription_update'), 'products').some((product) =>
    texts(product, 'prices').includes(price),
  );

const flowOf = ({ book, params }: Call, features: Record<string, unknown>): Portal['flow'] => {
  if (params['flow_data'] === undefined) return null;
  const flow = inner(params, 'flow_data');
  const type = needText(flow, 'type');
  if (type !== 'subscription_update_confirm')
    throw invalid('flow_data[type]', 'The stand-in knows changes alone.');
  const wish = inner(flow, type);
  const subscription = find(
    book.state.subscriptions,
    needText(wish, 'subscription'),
    'subscription',
    'flow_data',
  );
  const [item] = trees(wish, 'items');
  const price = item && needText(item, 'price');
  const current = subscription.items.data[0];
  if (!item || !price || needText(item, 'id') !== current?.id || whole(item, 'quantity') !== 1)
    throw invalid('flow_data', 'No item of that subscription.');
  if (subscription.customer !== params['customer'] || subscription.status === 'canceled')
    throw invalid('flow_data', 'This subscription cannot be updated.');
  if (!offers(features, price)) throw invalid('flow_data', 'The portal does not offer this price.');
  if (price === current.price.id) throw invalid('flow_data', 'There is nothing to change.');
  return {
    type,
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: current.id, price, quantity: 1 }],
    },
  };
};

export const createPortal: Handle = (call) => {
  const { book, params, origin } = call;
  const { customers, configurations } = book.state;
  const customer = find(customers, needText(params, 'customer'), 'customer', 'customer');
  const configuration = find(
    configurations,
    needText(params, 'configuration'),
    'configuration',
    'configuration',
  );
  const id = newId('bps');
  const portal: Portal = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: book.now,
    customer: customer.id,
    flow: flowOf(call, configuration.features),
    livemode: false,
    return_url: addressOf(params, 'return_url'),
    url: `${origin()}/dev/portal/${id}`,
  };
  return (book.state.portals[id] = portal);
};
