import { readNumber } from '@nishiki/koi-science/read-number';
import type { ChoiceField, Field, NumberField } from './fields.ts';
import { fromBase, quantities, toBase, unitOf } from './quantities.ts';
import { limitWords, numberWords } from './words.ts';

/** What stands in a field: the text as typed or the id chosen, and the id of its unit. */
export type Entry = { readonly text: string; readonly unit: string };

export type FieldRead =
  | { readonly ok: true; readonly value: number | string | null }
  | {
      readonly ok: false;
      /** Nothing is there yet. */
      readonly missing: boolean;
      /** Says what to type. */
      readonly sentence: string;
    };

const wrong = (sentence: string): FieldRead => ({ ok: false, missing: false, sentence });
const missing = (sentence: string): FieldRead => ({ ok: false, missing: true, sentence });

const readTyped = (field: NumberField, { text, unit: id }: Entry): FieldRead => {
  if (field.optional && text.trim() === '') return { ok: true, value: null };
  const unit = unitOf(field.quantity, id);
  if (unit === undefined) {
    const names = Object.values(quantities[field.quantity].units).map(({ name }) => name);
    return wrong(`Choose the unit of this number: ${names.join(', ')}.`);
  }
  const [low, high] = [fromBase(field.low, unit), fromBase(field.high, unit)];
  const example = numberWords(fromBase(field.usual, unit)).replaceAll(',', '');
  const read = readNumber(text, low, high);
  if (read.ok) return { ok: true, value: toBase(read.value, unit) };
  switch (read.fault) {
    case 'missing':
      return missing(`Type a number, such as ${example}.`);
    case 'comma':
      return wrong(
        'A comma can be read in two ways. Type a point for decimals, as in 8.4, and 1000 for a thousand.',
      );
    case 'text':
      return wrong(`Type digits only, such as ${example}.`);
    default: {
      const range = `${limitWords(low, 'low')} to ${limitWords(high, 'high')} ${unit.name}`.trim();
      return wrong(
        `Too ${read.fault === 'too-low' ? 'low' : 'high'}. Type a number from ${range}.`,
      );
    }
  }
};

const readChosen = ({ options }: ChoiceField, { text }: Entry): FieldRead => {
  if (Object.hasOwn(options, text)) return { ok: true, value: text };
  return text === ''
    ? missing('Choose one.')
    : wrong(`Choose one: ${Object.values(options).join(', ')}.`);
};

/** The value of a field in its base unit, or a sentence that says what to type. Nothing is guessed. */
export const readField = (field: Field, entry: Entry): FieldRead =>
  field.kind === 'number' ? readTyped(field, entry) : readChosen(field, entry);
