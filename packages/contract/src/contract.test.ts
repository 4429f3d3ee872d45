import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorTable } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { MAX_PHOTO_BYTES } from './photo-limits.ts';
import { percentOff, plans } from './plans.ts';

describe('plan table', () => {
  it('holds the specified prices and the true percentages', () => {
    expect(plans.map(({ id, price, originalPrice }) => [id, price, originalPrice])).toEqual([
      ['hobbyist', 7.99, 15.99],
      ['enthusiast', 15.99, 29.99],
      ['breeder', 29.99, 49.99],
      ['professional', 59.99, 99.99],
    ]);
    expect(plans.map(percentOff)).toEqual([50, 47, 40, 40]);
  });
});

describe('endpoint table', () => {
  it('has one entry a method and path, and only known error codes', () => {
    const list: Endpoint[] = Object.values(endpoints);
    const keys = list.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { errors } of list)
      for (const code of errors) expect(errorTable).toHaveProperty(code);
  });
  it('leaves room for a 10 MB photo as base64', () => {
    expect(endpoints.analyzeKoi.bodyLimit).toBeGreaterThan((MAX_PHOTO_BYTES * 4) / 3);
  });
});

describe('OpenAPI document', () => {
  it('describes every endpoint with its input, answer and errors', () => {
    const { paths } = openApiDocument('https://koi.example') as {
      paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
    };
    for (const { path, method, answers } of Object.values<Endpoint>(endpoints)) {
      const operation = paths[path.replace(/:([a-z]+)/g, '{$1}')]?.[method.toLowerCase()];
      const success = { json: '200', file: '200', empty: '204', redirect: '302' }[answers];
      expect(operation?.responses).toHaveProperty(success);
      expect(operation?.responses).toHaveProperty('500');
      if (method === 'POST') expect(operation).toHaveProperty('requestBody');
    }
    expect(JSON.stringify(paths)).toContain('"maximum":100');
  });
});
