/**
 * What the expert can work out or look up. The embedded expert's skills and a hosted model use the same
 * tools: a number, a threshold or a telephone number in an answer comes from here or is not said.
 */
import type { Statement } from '@nishiki/knowledge/statement';
import type * as z from 'zod/mini';
import type { Keeper } from '../chat/case.ts';

export type ToolResult = {
  /** What came out, in sentences with their sources; the numbers in them may be repeated. */
  readonly statements: readonly Statement[];
  /** The same as values, for whoever reckons on. */
  readonly data: Readonly<Record<string, unknown>>;
  /** True where the rules forbid what was asked; the statements say why. */
  readonly refused?: boolean;
};

export type Tool<I extends z.ZodMiniType = z.ZodMiniType> = {
  /** Lower case with underscores, as models expect it. */
  readonly name: string;
  /** One or two sentences: what it does and when to use it. */
  readonly description: string;
  /** Every field described by its name and unit, such as `litres`, `temperature_c`. */
  readonly input: I;
  /** Pure and quick. @throws RangeError for values no pond can have */
  run(input: z.infer<I>, keeper: Keeper): ToolResult;
};

export const defineTool = <I extends z.ZodMiniType>(tool: Tool<I>): Tool<I> => tool;
