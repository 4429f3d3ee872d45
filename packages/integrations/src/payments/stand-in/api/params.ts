import { invalid } from './refusal.ts';

/** A form in which `a[b][0]=c` stands for a tree, as Stripe takes it. */
export type Params = { [name: string]: string | Params };

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

export const parseParams = (form: URLSearchParams): Params => {
  const tree: Params = {};
  for (const [path, value] of form) {
    const names = path.split(/\]?\[|\]$/).filter((name) => name !== '');
    const last = names.pop();
    if (last === undefined || [...names, last].some((name) => RESERVED.has(name)))
      throw invalid(path, 'Received unknown parameter', 'parameter_unknown');
    let place = tree;
    for (const name of names) {
      const next = (place[name] ??= {});
      if (typeof next === 'string') throw invalid(path, 'Invalid object');
      place = next;
    }
    place[last] = value;
  }
  return tree;
};

export const text = (params: Params, name: string): string | null => {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') throw invalid(name, 'Invalid string');
  return value;
};

export const needText = (params: Params, name: string): string => {
  const value = text(params, name);
  if (value === null) throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
};

export const whole = (params: Params, name: string): number | null => {
  const value = text(params, name);
  if (value === null) return null;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(name, 'Invalid integer', 'parameter_invalid_integer');
  return Number(value);
};

export const flag = (params: Params, name: string): boolean | null => {
  const value = text(params, name);
  if (value === null) return null;
  if (value !== 'true' && value !== 'false') throw invalid(name, 'Invalid boolean');
  return value === 'true';
};

export const inner = (params: Params, name: string): Params => {
  const value = params[name] ?? {};
  if (typeof value === 'string') {
    if (value === '') return {};
    throw invalid(name, 'Invalid object');
  }
  return value;
};

/** The entries of a list, which came as numbered fields. */
export const items = (params: Params, name: string): (string | Params)[] =>
  Object.values(inner(params, name));

export const trees = (params: Params, name: string): Params[] =>
  items(params, name).map((one) => {
    if (typeof one === 'string') throw invalid(name, 'Invalid object');
    return one;
  });

export const texts = (params: Params, name: string): string[] =>
  items(params, name).map((one) => {
    if (typeof one !== 'string') throw invalid(name, 'Invalid string');
    return one;
  });

export const metadataOf = (params: Params, name = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    Object.keys(inner(params, name)).map((key) => [key, text(inner(params, name), key) ?? '']),
  );

export const addressOf = (params: Params, name: string): string => {
  const value = needText(params, name);
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw invalid(name, 'Not a valid URL', 'url_invalid');
  return value;
};
