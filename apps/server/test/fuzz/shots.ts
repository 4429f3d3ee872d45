/** Requests to an endpoint, made from its entry in the contract: mostly as it wants them, then spoilt. */
import { pathFields, type Endpoint } from '@nishiki/contract/endpoint';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { valuesOf, type Schema } from './from-schema.ts';
import { hints } from './hints.ts';
import {
  contentTypes,
  hostileAuthorization,
  hostileBodies,
  hostileHeaders,
  hostileJson,
  hostileMethods,
  hostileNames,
  hostileQuery,
} from './hostile.ts';

/** A field on its way: `json` in a body, `query` in an address. */
type Field = { readonly name: string; readonly json: string; readonly query: string };

/** Who seems to ask. `strange` sends something else where the token stands. */
export type Sender = 'guest' | 'keeper' | { readonly strange: string };

export type Shot = {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array | null;
  readonly sender: Sender;
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Lone halves of a pair have no form in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

const validFields = (endpoint: Endpoint): fc.Arbitrary<Field[]> => {
  const schema = z.toJSONSchema(endpoint.input, { unrepresentable: 'any', io: 'input' }) as Schema;
  return valuesOf(schema, hints).map((input) =>
    Object.entries(input as Record<string, unknown>).map(([name, value]) => ({
      name,
      json: JSON.stringify(value),
      query: encoded(asText(value)),
    })),
  );
};

const hostileField = (name: fc.Arbitrary<string>): fc.Arbitrary<Field> =>
  fc.record({ name, json: hostileJson, query: hostileQuery });

/** None, one or two fields replaced, left out, doubled or added. */
const spoilt = (fields: Field[]): fc.Arbitrary<Field[]> => {
  const added = hostileField(hostileNames).map((field) => [...fields, field]);
  if (fields.length === 0) return fc.oneof(fc.constant(fields), added);
  const at = fc.nat(fields.length - 1);
  const without = (index: number): Field[] => fields.filter((_, i) => i !== index);
  const replaced = at.chain((index) =>
    hostileField(fc.constant(fields[index]?.name ?? '')).map((field) => [...without(index), field]),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(fields) },
    { weight: 4, arbitrary: replaced },
    { weight: 1, arbitrary: at.map(without) },
    { weight: 1, arbitrary: at.map((i) => [...fields, ...fields.slice(i)]) },
    { weight: 1, arbitrary: added },
  );
};

const hasBody = (method: string): boolean => !/^(get|head)$/i.test(method);

const assemble = (
  endpoint: Endpoint,
  fields: readonly Field[],
): Pick<Shot, 'path' | 'body' | 'method'> => {
  const inPath = pathFields(endpoint.path);
  const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const inQuery = ({ name }: Field): boolean =>
    !inPath.includes(name) && (bodyless || endpoint.inQuery.includes(name));
  const path = endpoint.path.replace(
    /:([a-z]+)/g,
    (_, name: string) => fields.find((field) => field.name === name)?.query || 'missing',
  );
  const query = fields
    .filter(inQuery)
    .map(({ name, query: value }) => `${encoded(name)}=${value}`)
    .join('&');
  const inBody = fields.filter((field) => !inPath.includes(field.name) && !inQuery(field));
  const body = `{${inBody.map(({ name, json }) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  return {
    method: endpoint.method,
    path: query === '' ? path : `${path}?${query}`,
    body: bodyless ? null : body,
  };
};

/** What goes wrong on the wire: most often nothing. */
const wire = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ body: hostileBodies }) },
  { weight: 1, arbitrary: fc.record({ method: hostileMethods }) },
  { weight: 1, arbitrary: fc.record({ cut: fc.double({ min: 0, max: 1, noNaN: true }) }) },
);

type Wire = { body?: string | Uint8Array; method?: string; cut?: number };

const onTheWire = (
  made: Pick<Shot, 'path' | 'body' | 'method'>,
  { body, method = made.method, cut = 1 }: Wire,
): Pick<Shot, 'path' | 'body' | 'method'> => {
  const sent = body ?? made.body;
  return {
    path: made.path,
    method,
    body: hasBody(method) && sent !== null ? sent.slice(0, Math.ceil(sent.length * cut)) : null,
  };
};

const senders: fc.Arbitrary<Sender> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Sender>('keeper') },
  { weight: 3, arbitrary: fc.constant<Sender>('guest') },
  { weight: 1, arbitrary: fc.record({ strange: hostileAuthorization }) },
);

const headers = fc
  .tuple(
    fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, contentTypes),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(hostileHeaders, { minLength: 1, maxLength: 3 }),
    ),
  )
  .map(([type, others]) => [['content-type', type] as const, ...others]);

/** Requests to one endpoint. */
export const shotsAt = (endpoint: Endpoint): fc.Arbitrary<Shot> =>
  fc
    .record({ fields: validFields(endpoint).chain(spoilt), wire, headers, sender: senders })
    .map(({ fields, wire: happens, headers: sent, sender }) => ({
      ...onTheWire(assemble(endpoint, fields), happens),
      headers: sent,
      sender,
    }));

const segment = fc.oneof(
  fc.constantFrom(
    ...[
      'auth',
      'v1',
      'rest',
      'rpc',
      'api',
      'functions',
      'photos',
      'docs',
      'dev',
      'outbox',
      'identity',
    ],
    ...[
      '..',
      '.',
      '',
      '%2e%2e',
      '%2f',
      '%00',
      '%',
      '%ff',
      '*',
      ':id',
      'healthz',
      'assets',
      'app.js',
      '~',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encoded),
);

/** Requests to anywhere. */
export const shotsAnywhere: fc.Arbitrary<Shot> = fc.record({
  method: hostileMethods,
  path: fc
    .tuple(fc.array(segment, { maxLength: 5 }), fc.option(hostileQuery))
    .map(([parts, query]) => `/${parts.join('/')}${query === null ? '' : `?x=${query}`}`),
  headers,
  body: fc.constant(null),
  sender: senders,
});
