/** OpenAPI 3.1 document generated from the endpoint table. */
import * as z from 'zod/mini';
import {
  accessErrors,
  commonErrors,
  pathFields,
  type Endpoint,
  type ErrorShape,
} from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import {
  errorSchema,
  errorTable,
  gotrueError,
  gotrueErrorSchema,
  postgrestErrorSchema,
  type ErrorCode,
} from './errors.ts';

type Schema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown };

const jsonSchema = (schema: z.ZodMiniType): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest as Schema;
};

const json = (schema: unknown): unknown => ({ 'application/json': { schema } });

const errorSchemas: Record<ErrorShape, string> = {
  nishiki: '#/components/schemas/Error',
  gotrue: '#/components/schemas/AccountError',
  postgrest: '#/components/schemas/TableError',
};

const errorResponses = (
  codes: readonly ErrorCode[],
  shape: ErrorShape,
): Record<string, unknown> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = shape === 'gotrue' ? gotrueError(code) : errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `${code}: ${errorTable[code].message}`).join(' '),
        content: json({ $ref: errorSchemas[shape] }),
      },
    ]),
  );
};

const successResponse = (endpoint: Endpoint): Record<string, unknown> => {
  if (endpoint.answers === 'empty') return { '204': { description: 'Done.' } };
  if (endpoint.answers === 'redirect') return { '302': { description: 'Leads elsewhere.' } };
  if (endpoint.answers === 'file')
    return { '200': { description: 'The file.', content: { 'application/zip': {} } } };
  const description = endpoint.streams
    ? 'The answer. With `Accept: text/event-stream` it comes as events `step`, `delta`, `result`, `error`.'
    : 'The answer.';
  return { '200': { description, content: json(jsonSchema(endpoint.output)) } };
};

/** Fields of the input by where they travel; a union travels whole in the body. */
const splitInput = (endpoint: Endpoint): { parameters: unknown[]; body: Schema | null } => {
  const schema = jsonSchema(endpoint.input);
  const inPath = pathFields(endpoint.path);
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const properties = Object.entries(schema.properties ?? {});
  const place = (name: string): 'path' | 'query' | 'body' =>
    inPath.includes(name) ? 'path' : endpoint.inQuery.includes(name) || !hasBody ? 'query' : 'body';
  const parameters = properties
    .filter(([name]) => place(name) !== 'body')
    .map(([name, field]) => ({
      name,
      in: place(name),
      required: place(name) === 'path' || (schema.required?.includes(name) ?? false),
      schema: field,
    }));
  if (!hasBody) return { parameters, body: null };
  if (!schema.properties) return { parameters, body: schema };
  const inBody = properties.filter(([name]) => place(name) === 'body');
  return {
    parameters,
    body: {
      ...schema,
      properties: Object.fromEntries(inBody),
      required: (schema.required ?? []).filter((name) => place(name) === 'body'),
    },
  };
};

const operation = (endpoint: Endpoint): unknown => {
  const { parameters, body } = splitInput(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    parameters,
    ...(body && { requestBody: { required: true, content: json(body) } }),
    ...(endpoint.access === 'keeper' && { security: [{ session: [] }] }),
    responses: {
      ...successResponse(endpoint),
      ...errorResponses(
        [...endpoint.errors, ...accessErrors[endpoint.access], ...commonErrors],
        endpoint.errorShape,
      ),
    },
  };
};

const paths = (): Record<string, Record<string, unknown>> => {
  const found: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:([a-z]+)/g, '{$1}');
    found[path] = { ...found[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return found;
};

/** @param origin where the API is served, such as https://koi.example */
export const openApiDocument = (origin: string): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Nishiki', version: '1', description: 'What your koi is, and how it looks.' },
  servers: [{ url: origin }],
  paths: paths(),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: {
      Error: jsonSchema(errorSchema),
      AccountError: jsonSchema(gotrueErrorSchema),
      TableError: jsonSchema(postgrestErrorSchema),
    },
  },
});
