import { newId, type Book } from '../book.ts';
import type { Configuration, Coupon, Price, Product } from '../shapes.ts';
import { find, page, type Call, type Handle } from './call.ts';
import { flag, inner, metadataOf, needText, text, texts, whole, type Params } from './params.ts';
import type { StripeRefusal } from './refusal.ts';
import { invalid } from './refusal.ts';

const taken = (param: string): StripeRefusal =>
  invalid(param, 'It already exists.', 'resource_already_exists');

export const createProduct: Handle = ({ book, params }) => {
  const id = text(params, 'id') ?? newId('prod');
  if (Object.hasOwn(book.state.products, id)) throw taken('id');
  const product: Product = {
    id,
    object: 'product',
    active: true,
    created: book.now,
    description: text(params, 'description'),
    livemode: false,
    metadata: metadataOf(params),
    name: needText(params, 'name'),
  };
  return (book.state.products[id] = product);
};

export const readProduct: Handle = ({ book, id }) => find(book.state.products, id, 'product');

export const updateProduct: Handle = ({ book, params, id }) => {
  const product = find(book.state.products, id, 'product');
  product.active = flag(params, 'active') ?? product.active;
  product.name = text(params, 'name') ?? product.name;
  product.description = text(params, 'description') ?? product.description;
  product.metadata = { ...product.metadata, ...metadataOf(params) };
  return product;
};

/** A lookup key belongs to one price; another gets it only by a transfer. */
const claimKey = (book: Book, params: Params): string | null => {
  const key = text(params, 'lookup_key');
  const holder = Object.values(book.state.prices).find((one) => one.lookup_key === key);
  if (key === null || !holder) return key;
  if (flag(params, 'transfer_lookup_key') !== true) throw taken('lookup_key');
  holder.lookup_key = null;
  return key;
};

export const createPrice: Handle = ({ book, params }) => {
  const product = find(book.state.products, needText(params, 'product'), 'product', 'product');
  const amount = whole(params, 'unit_amount');
  if (amount === null || amount < 0) throw invalid('unit_amount', 'Invalid non-negative integer');
  const interval = text(inner(params, 'recurring'), 'interval');
  if (interval !== null && interval !== 'month')
    throw invalid('recurring[interval]', 'The stand-in knows months alone.');
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    created: book.now,
    currency: needText(params, 'currency'),
    livemode: false,
    lookup_key: claimKey(book, params),
    metadata: metadataOf(params),
    product: product.id,
    recurring: interval && { interval, interval_count: 1, usage_type: 'licensed' },
    type: interval ? 'recurring' : 'one_time',
    unit_amount: amount,
  };
  return (book.state.prices[price.id] = price);
};

export const readPrice: Handle = ({ book, id }) => find(book.state.prices, id, 'price');

export const updatePrice: Handle = ({ book, params, id }) => {
  const price = find(book.state.prices, id, 'price');
  price.active = flag(params, 'active') ?? price.active;
  return price;
};

export const listPrices: Handle = (call) => {
  const keys = texts(call.params, 'lookup_keys');
  if (keys.length > 10) throw invalid('lookup_keys', 'At most ten.');
  const active = flag(call.params, 'active');
  return page(
    call,
    Object.values(call.book.state.prices).filter(
      (price) =>
        (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
        (active === null || price.active === active),
    ),
  );
};

export const createCoupon: Handle = ({ book, params }) => {
  const id = text(params, 'id') ?? newId('coupon');
  if (Object.hasOwn(book.state.coupons, id)) throw taken('id');
  const amount = whole(params, 'amount_off');
  if (amount === null || amount < 1) throw invalid('amount_off', 'Invalid positive integer');
  const name = text(params, 'name');
  if ((name ?? '').length > 40) throw invalid('name', 'At most 40 characters.');
  const duration = needText(params, 'duration');
  if (duration !== 'once') throw invalid('duration', 'The stand-in knows once alone.');
  const products = texts(inner(params, 'applies_to'), 'products');
  for (const product of products)
    find(book.state.products, product, 'product', 'applies_to[products]');
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: amount,
    applies_to: { products },
    created: book.now,
    currency: needText(params, 'currency'),
    duration,
    livemode: false,
    metadata: metadataOf(params),
    name,
    times_redeemed: 0,
    valid: true,
  };
  return (book.state.coupons[id] = coupon);
};

export const readCoupon: Handle = ({ book, id }) => find(book.state.coupons, id, 'coupon');

/** @throws StripeRefusal for prices that are none of the product's, and for a portal that offers nothing */
const featuresOf = ({ book, params }: Call): Params => {
  const features = inner(params, 'features');
  const update = inner(features, 'subscription_update');
  for (const one of Object.values(inner(update, 'products'))) {
    if (typeof one === 'string') throw invalid('features', 'Invalid object');
    const product = needText(one, 'product');
    for (const id of texts(one, 'prices')) {
      const price = find(book.state.prices, id, 'price', 'features');
      if (price.product !== product || price.recurring === null)
        throw invalid('features', 'Not a recurring price of that product.');
    }
  }
  return features;
};

export const createConfiguration: Handle = (call) => {
  const { book, params } = call;
  const configuration: Configuration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: book.now,
    features: featuresOf(call),
    is_default: false,
    livemode: false,
    metadata: metadataOf(params),
    updated: book.now,
  };
  return (book.state.configurations[configuration.id] = configuration);
};

export const updateConfiguration: Handle = (call) => {
  const { book, params, id } = call;
  const configuration = find(book.state.configurations, id, 'configuration');
  configuration.features = { ...configuration.features, ...featuresOf(call) };
  configuration.metadata = { ...configuration.metadata, ...metadataOf(params) };
  configuration.updated = book.now;
  return configuration;
};

export const listConfigurations: Handle = (call) => {
  const active = flag(call.params, 'active');
  const all = Object.values(call.book.state.configurations);
  return page(
    call,
    all.filter((one) => active === null || one.active === active),
  );
};
