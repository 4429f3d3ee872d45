import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChatCase } from './case.ts';
import { CaseError, readCase } from './read-case.ts';

/** What a file holds: its cases, and a sentence for each that could not be read. */
export type Loaded = { cases: ChatCase[]; problems: string[] };

const ownFolder = fileURLToPath(new URL('../../eval/', import.meta.url));

/** The project's own case files, by name. */
export const ownFiles = (): string[] =>
  readdirSync(ownFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${ownFolder}${name}`);

/** The array itself, or the one array inside an object that wraps it. */
const casesIn = (parsed: unknown): unknown[] | null => {
  if (Array.isArray(parsed)) return parsed;
  if (typeof parsed !== 'object' || parsed === null) return null;
  return Object.values(parsed).find(Array.isArray) ?? null;
};

/** Reads the cases in a text of JSON; `name` stands in what it says of a malformed one. */
export const parseCases = (text: string, name: string): Loaded => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { cases: [], problems: [`${name} is no JSON: ${why}`] };
  }
  const list = casesIn(parsed);
  if (list === null) return { cases: [], problems: [`${name} holds no list of cases`] };
  const loaded: Loaded = { cases: [], problems: [] };
  list.forEach((raw, index) => {
    const place = `case ${index + 1}`;
    try {
      loaded.cases.push(readCase(raw, place));
    } catch (error) {
      if (!(error instanceof CaseError)) throw error;
      const id = (raw as { id?: unknown } | null)?.id;
      const named = id === undefined ? '' : ` (${String(id)})`;
      loaded.problems.push(`${name}, ${place}${named}: ${error.message}`);
    }
  });
  return loaded;
};

/** Reads case files; one that cannot be opened is told as a problem, and the others are read. */
export const loadCases = (files: readonly string[]): Loaded => {
  const all: Loaded = { cases: [], problems: [] };
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      all.problems.push(error instanceof Error ? error.message : String(error));
      continue;
    }
    const { cases, problems } = parseCases(text, file.split('/').at(-1) ?? file);
    all.cases.push(...cases);
    all.problems.push(...problems);
  }
  return all;
};
