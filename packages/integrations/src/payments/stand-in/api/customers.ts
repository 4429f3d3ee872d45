import { tell } from '../book.ts';
import { endSubscription } from '../dunning.ts';
import { newCustomer } from '../paying.ts';
import { find, type Handle } from './call.ts';
import { metadataOf, text } from './params.ts';

export const createCustomer: Handle = ({ book, params }) =>
  newCustomer(book, text(params, 'email'), metadataOf(params));

export const readCustomer: Handle = ({ book, id }) => {
  if (book.state.deleted.includes(id)) return { id, object: 'customer', deleted: true };
  return find(book.state.customers, id, 'customer');
};

/** What was paid stays; what runs ends at once. */
export const deleteCustomer: Handle = ({ book, id }) => {
  const customer = find(book.state.customers, id, 'customer');
  for (const subscription of Object.values(book.state.subscriptions))
    if (subscription.customer === id && subscription.status !== 'canceled')
      endSubscription(book, subscription);
  delete book.state.customers[id];
  book.state.deleted.push(id);
  tell(book, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};
