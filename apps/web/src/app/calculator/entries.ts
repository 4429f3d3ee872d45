import type { Chosen, Field, Fields } from './fields.ts';
import { fromBase, quantities, unitOf, type System } from './quantities.ts';
import { readField, type Entry } from './read-field.ts';
import { typedText } from './words.ts';

/** Everything that stands in a form, by field. */
export type Entries = Readonly<Record<string, Entry>>;

const map = (fields: Fields, make: (field: Field, id: string) => Entry): Entries =>
  Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, make(field, id)]));

const emptyEntry = (field: Field, system: System): Entry =>
  field.kind === 'number'
    ? { text: '', unit: quantities[field.quantity].typed[system] }
    : { text: field.initial ?? '', unit: '' };

export const emptyEntries = (fields: Fields, system: System): Entries =>
  map(fields, (field) => emptyEntry(field, system));

export const chosenOf = (entries: Entries): Chosen =>
  Object.fromEntries(Object.entries(entries).map(([id, { text }]) => [id, text]));

/** Fields that are asked for as the choices stand. */
export const shownFields = (fields: Fields, entries: Entries): [string, Field][] => {
  const chosen = chosenOf(entries);
  return Object.entries(fields).filter(([, { when }]) => when === undefined || when(chosen));
};

const hasUnits = (field: Field): boolean =>
  field.kind === 'number' && Object.keys(quantities[field.quantity].units).length > 1;

/** Of an address: the text as typed, then its unit behind the last underscore. */
const entryOf = (field: Field, written: string): Entry => {
  if (!hasUnits(field)) return { text: written, unit: '' };
  const at = written.lastIndexOf('_');
  // Without a unit it stays unsaid: a gallon may be one of two.
  return at < 0
    ? { text: written, unit: '?' }
    : { text: written.slice(0, at), unit: written.slice(at + 1) };
};

/** What an address says; fields that it does not name are empty. Any text is taken, none is believed. */
export const entriesOfQuery = (fields: Fields, query: string, system: System): Entries => {
  const parameters = new URLSearchParams(query);
  return map(fields, (field, id) => {
    const written = parameters.get(id);
    return written === null ? emptyEntry(field, system) : entryOf(field, written);
  });
};

/** The other way: what is asked for and holds something, so that a link restores it exactly. */
export const queryOf = (fields: Fields, entries: Entries): string => {
  const parameters = new URLSearchParams();
  for (const [id, field] of shownFields(fields, entries)) {
    const { text, unit } = entries[id] ?? { text: '', unit: '' };
    if (text === '') continue;
    parameters.set(id, hasUnits(field) ? `${text}_${unit}` : text);
  }
  return parameters.toString();
};

const converted = (field: Field, entry: Entry, system: System): Entry => {
  if (field.kind === 'choice') return entry;
  const id = quantities[field.quantity].typed[system];
  const unit = unitOf(field.quantity, id);
  if (entry.text.trim() === '' || unit === undefined) return { ...entry, unit: id };
  const read = readField(field, entry);
  // What could not be read keeps its unit: a new one would change its meaning.
  if (!read.ok || typeof read.value !== 'number') return entry;
  return entry.unit === id ? entry : { text: typedText(fromBase(read.value, unit)), unit: id };
};

/** The same amounts in the units of another system. */
export const inSystem = (fields: Fields, entries: Entries, system: System): Entries =>
  map(fields, (field, id) => converted(field, entries[id] ?? { text: '', unit: '' }, system));

const systems = ['metric', 'uk', 'us'] as const;

/** The systems whose units all numbers that are asked for have now. */
export const systemsOf = (fields: Fields, entries: Entries): System[] => {
  const shown = shownFields(fields, entries);
  return systems.filter((system) =>
    shown.every(
      ([id, field]) =>
        field.kind === 'choice' || quantities[field.quantity].typed[system] === entries[id]?.unit,
    ),
  );
};
