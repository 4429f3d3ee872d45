/** Turns a call of the contract into a request. */
import type { Endpoint } from '@nishiki/contract/endpoint';
import { pathFields } from '@nishiki/contract/endpoint';

type RequestParts = { url: string; body: string | null };

type Travels = Pick<Endpoint, 'method' | 'path' | 'inQuery'>;

const filledPath = (path: string, fields: ReadonlyMap<string, unknown>): string =>
  path.replace(/:([a-z]+)/g, (_, name: string) => encodeURIComponent(String(fields.get(name))));

/** Where each field of the input travels: in the path, in the query, or in the body. */
export const requestParts = ({ method, path, inQuery }: Travels, input: object): RequestParts => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const inPath = pathFields(path);
  const bodiless = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams();
  const body: [string, unknown][] = [];
  for (const [name, value] of given) {
    if (inPath.includes(name)) continue;
    if (bodiless || inQuery.includes(name)) query.set(name, String(value));
    else body.push([name, value]);
  }
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return {
    url: `${filledPath(path, new Map(given))}${search}`,
    body: bodiless ? null : JSON.stringify(Object.fromEntries(body)),
  };
};
