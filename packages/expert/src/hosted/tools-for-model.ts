import type { jsonSchema, tool, ToolSet } from 'ai';
import * as z from 'zod/mini';
import type { Case } from '../chat/case.ts';
import type { Tool } from '../tools/tool.ts';
import type { Given } from './given.ts';
import { asToldByKeeper, unknownInput } from './tool-input.ts';

/** Characters of one result, and calls in one answer. */
const MOST_RESULT = 6000;
const MOST_CALLS = 8;

/** The part of the SDK that is needed here; it is loaded when a model is asked. */
export type Sdk = { readonly tool: typeof tool; readonly jsonSchema: typeof jsonSchema };

type Schema = Parameters<typeof jsonSchema>[0];

/** Providers take objects alone: an input that is one of several shapes travels in a field. */
export const schemaOf = ({
  input,
}: Pick<Tool, 'input'>): { readonly schema: Schema; open(given: unknown): unknown } => {
  const { $schema: _, ...schema } = z.toJSONSchema(input) as Record<string, unknown>;
  if (schema['type'] === 'object') return { schema: schema as Schema, open: (given) => given };
  return {
    schema: { type: 'object', properties: { input: schema }, required: ['input'] } as Schema,
    open: (given) =>
      typeof given === 'object' && given !== null && 'input' in given ? given.input : given,
  };
};

/**
 * Our tools as the SDK wants them. They are pure and see their input and this keeper alone. What one
 * says becomes evidence; what a model made up is refused as its input.
 */
export const toolsForModel = (sdk: Sdk, tools: readonly Tool[], c: Case, given: Given): ToolSet => {
  let count = 0;
  const run = (one: Tool, input: unknown): unknown => {
    count += 1;
    if (count > MOST_CALLS) return { error: 'No more calls: answer with what you have.' };
    const parsed = one.input.safeParse(asToldByKeeper(input, c));
    if (!parsed.success) return { error: 'The input does not fit the schema.' };
    const unknown = unknownInput(parsed.data, given.evidence);
    if (unknown) return { error: unknown };
    try {
      const { statements, refused } = one.run(parsed.data, c.keeper);
      given.found(one.name, statements);
      const lines = statements.map(
        ({ text, sourceIds }) => `${text} ${sourceIds.map((id) => `[${id}]`).join('')}`,
      );
      return { result: lines.join('\n').slice(0, MOST_RESULT), ...(refused ? { refused } : {}) };
    } catch (error) {
      if (error instanceof RangeError) return { error: error.message };
      throw error;
    }
  };
  return Object.fromEntries(
    tools.map((one) => {
      const { schema, open } = schemaOf(one);
      return [
        one.name,
        sdk.tool({
          description: one.description,
          inputSchema: sdk.jsonSchema(schema),
          execute: (input: unknown) => run(one, open(input)),
        }),
      ];
    }),
  );
};
