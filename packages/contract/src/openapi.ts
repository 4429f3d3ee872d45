/** OpenAPI 3.1 document generated from the endpoint table. */
import * as z from 'zod/mini';
import { commonErrors, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorSchema, errorTable, type ErrorCode } from './errors.ts';

const jsonSchema = (schema: z.ZodMiniType): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return rest;
};

const json = (schema: unknown): unknown => ({ 'application/json': { schema } });

const errorResponses = (codes: readonly ErrorCode[]): Record<string, unknown> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `${code}: ${errorTable[code].message}`).join(' '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
};

const operation = (endpoint: Endpoint): unknown => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  ...(endpoint.method === 'POST'
    ? { requestBody: { required: true, content: json(jsonSchema(endpoint.input)) } }
    : {}),
  responses: {
    '200': {
      description: endpoint.streams
        ? 'The answer. With `Accept: text/event-stream` it comes as events `step`, `result`, `error`.'
        : 'The answer.',
      content: json(jsonSchema(endpoint.output)),
    },
    ...errorResponses([...endpoint.errors, ...commonErrors]),
  },
});

/** @param origin where the API is served, such as https://koi.example */
export const openApiDocument = (origin: string): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Nishiki', version: '1', description: 'What your koi is, and how it looks.' },
  servers: [{ url: origin }],
  paths: Object.fromEntries(
    Object.values<Endpoint>(endpoints).map((endpoint) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: operation(endpoint) },
    ]),
  ),
  components: { schemas: { Error: jsonSchema(errorSchema) } },
});
