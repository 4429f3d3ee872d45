import type { Book } from '../book.ts';
import { inner, text, texts, whole, type Params } from './params.ts';
import { invalid, missing } from './refusal.ts';

export type Call = {
  readonly book: Book;
  readonly params: Params;
  /** What stands in the address in place of `:id`. */
  readonly id: string;
  readonly path: string;
  /** Of the pages that payers are sent to. */
  readonly origin: () => string;
};

export type Handle = (call: Call) => object;

export const find = <T>(all: Record<string, T>, id: string, kind: string, param = 'id'): T => {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (found === undefined) throw missing(param, kind);
  return found;
};

/** @throws StripeRefusal for a field that we never ask to be expanded */
export const expandOf = ({ params }: Call, known: readonly string[]): ReadonlySet<string> => {
  const wanted = texts(params, 'expand');
  const strange = wanted.find((one) => !known.includes(one));
  if (strange !== undefined) throw invalid('expand', 'This property cannot be expanded.');
  return new Set(wanted);
};

/** The newest first, page by page. */
export const page = <T extends { readonly id: string }>(call: Call, oldestFirst: T[]) => {
  const { params, path } = call;
  const limit = whole(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('limit', 'The limit must be from 1 to 100.');
  const all = [...oldestFirst].reverse();
  const after = text(params, 'starting_after');
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== null && from === 0) throw missing('starting_after', 'object');
  const data = all.slice(from, from + limit);
  return { object: 'list' as const, data, has_more: from + limit < all.length, url: path };
};

/** @throws StripeRefusal for a customer that is not there */
export const customerOf = ({ book, params }: Call): string | null => {
  const id = text(params, 'customer');
  if (id !== null) find(book.state.customers, id, 'customer', 'customer');
  return id;
};

export const branch = (params: Params, ...path: string[]): Params =>
  path.reduce((tree, name) => inner(tree, name), params);
