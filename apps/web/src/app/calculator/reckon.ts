import { shownFields, type Entries } from './entries.ts';
import type { System } from './quantities.ts';
import { readField } from './read-field.ts';
import type { Result, Tool } from './tool.ts';
import { sayIn } from './words.ts';

/** A sentence for a field, and whether it is only that nothing is there yet. */
export type Fault = { readonly sentence: string; readonly missing: boolean };

export type Reckoned = {
  /** Null as long as anything is missing or wrong. */
  readonly result: Result | null;
  /** By field. */
  readonly faults: Readonly<Record<string, Fault>>;
};

/** Reads every field that is asked for, and reckons only when all of them hold. */
export const reckon = (tool: Tool, entries: Entries, system: System): Reckoned => {
  const values: Record<string, number | string | null> = {};
  const faults: Record<string, Fault> = {};
  for (const id of Object.keys(tool.fields)) values[id] = null;
  for (const [id, field] of shownFields(tool.fields, entries)) {
    const read = readField(field, entries[id] ?? { text: '', unit: '' });
    if (read.ok) values[id] = read.value;
    else faults[id] = read;
  }
  if (Object.keys(faults).length > 0) return { result: null, faults };
  const outcome = tool.compute(values, sayIn(system));
  return outcome.kind === 'result'
    ? { result: outcome, faults }
    : { result: null, faults: { [outcome.field]: { sentence: outcome.text, missing: false } } };
};
