import * as z from 'zod/mini';
import { statementSchema } from '../varieties/schema.ts';

const text = z.string().check(z.minLength(4));
/** One sentence, for lists of calculators. */
const sentence = z.string().check(z.minLength(20), z.maxLength(180), z.regex(/\.$/));

const formulaSchema = z.object({
  /** As it would be written by hand. */
  text,
  /** What each letter stands for, with its unit. */
  symbols: z.array(z.object({ symbol: z.string().check(z.minLength(1)), meaning: text })),
});

const exampleSchema = z.object({
  /** The case in words, without the numbers of the answer. */
  title: text,
  /**
   * What is typed, by field of the form: '2', or with the unit '22_c'. It is the query of an address,
   * so that the page leads to the form filled in.
   */
  inputs: z.record(z.string(), z.string()),
  /** The sum step by step. */
  working: z.array(text).check(z.minLength(1)),
  /** Figures of the answer by their label, as the form prints them in metric units. */
  answers: z.record(z.string(), z.string()),
});

export const calculatorSchema = z.object({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  summary: sentence,
  /** When a keeper reaches for it. */
  when: z.string().check(z.minLength(20)),
  formulas: z.array(formulaSchema).check(z.minLength(1)),
  /** Why it is so, and what the bands rest on. */
  facts: z.array(statementSchema).check(z.minLength(1)),
  /** What it assumes, and where it fails. */
  limits: z.array(statementSchema).check(z.minLength(1)),
  examples: z.array(exampleSchema).check(z.minLength(1)),
  /** Pages that go on from here; addresses within the site. */
  related: z.array(z.object({ href: z.string().check(z.regex(/^\/[a-z#/-]+$/)), label: text })),
});
/** What a calculator's page tells beside the form. */
export type CalculatorEntry = z.infer<typeof calculatorSchema>;
