/** Values that a JSON Schema allows, as fast-check draws them. */
import fc from 'fast-check';

/** The part of JSON Schema that Zod writes for the inputs of the contract. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly maxItems?: number;
};

/** What fits a field by its name better than anything that its schema could tell. */
export type Hints = Readonly<Record<string, readonly string[]>>;

const text = ({ pattern, format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  return fc.oneof(
    fc.string({ ...length, unit: 'grapheme' }),
    fc.string({ ...length, unit: 'binary' }),
    // To the limit and not a sign further.
    fc.constant('x'.repeat(maxLength)),
  );
};

const whole = ({ minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const range = { min: minimum ?? -(2 ** 53) + 1, max: maximum ?? 2 ** 53 - 1 };
  const edges = [0, 1, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, range.min, range.max];
  return fc.oneof(
    fc.maxSafeInteger().filter((n) => n >= range.min && n <= range.max),
    fc.constantFrom(...edges.filter((n) => n >= range.min && n <= range.max)),
  );
};

const fraction = ({ minimum, maximum }: Schema): fc.Arbitrary<number> => {
  const range = {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
  const edges = [minimum, maximum].filter((n) => n !== undefined);
  const drawn = fc.double({ ...range, noNaN: true, noDefaultInfinity: true });
  return edges.length === 0 ? drawn : fc.oneof(drawn, fc.constantFrom(...edges));
};

/** Few: where no item may come twice, which a schema does not say, a long list is always refused. */
const MOST_ITEMS = 6;

const anything = fc.jsonValue({ maxDepth: 3 });

/** @throws Error for a kind of schema that was never met here: then it has to be added */
export const valuesOf = (schema: Schema, hints: Hints, name = ''): fc.Arbitrary<unknown> => {
  const known = hints[name];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return fc.oneof(...several.map((one) => valuesOf(one, hints, name)));
  // Or null: a schema says so in one list.
  if (typeof schema.type === 'object')
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, hints, name)));
  switch (schema.type) {
    case 'string':
      return known
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, text(schema))
        : text(schema);
    case 'integer':
      return whole(schema);
    case 'number':
      return fraction(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(fields.map(([key, field]) => [key, valuesOf(field, hints, key)])),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    }
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, hints, name), {
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case undefined:
      return anything;
    default:
      throw new Error(`no values for the schema ${JSON.stringify(schema)}`);
  }
};
