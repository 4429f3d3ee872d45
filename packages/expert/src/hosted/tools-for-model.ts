import type { jsonSchema, tool, ToolSet } from 'ai';
import * as z from 'zod/mini';
import type { Case } from '../chat/case.ts';
import type { Tool } from '../tools/tool.ts';
import type { Given } from './given.ts';
import { unknownInput } from './tool-input.ts';

/** Characters of one result, and calls in one answer. */
const MOST_RESULT = 6000;
const MOST_CALLS = 8;

/** The part of the SDK that is needed here; it is loaded when a model is asked. */
export type Sdk = { readonly tool: typeof tool; readonly jsonSchema: typeof jsonSchema };

/**
 * Our tools as the SDK wants them. They are pure and see their input and this keeper alone. What one
 * says becomes evidence; what a model made up is refused as its input.
 */
export const toolsForModel = (sdk: Sdk, tools: readonly Tool[], c: Case, given: Given): ToolSet => {
  let count = 0;
  const run = (one: Tool, input: unknown): unknown => {
    count += 1;
    if (count > MOST_CALLS) return { error: 'No more calls: answer with what you have.' };
    const parsed = one.input.safeParse(input);
    if (!parsed.success) return { error: 'The input does not fit the schema.' };
    const unknown = unknownInput(parsed.data, c, given.evidence);
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
    tools.map((one) => [
      one.name,
      sdk.tool({
        description: one.description,
        inputSchema: sdk.jsonSchema(z.toJSONSchema(one.input) as Parameters<typeof jsonSchema>[0]),
        execute: (input: unknown) => run(one, input),
      }),
    ]),
  );
};
