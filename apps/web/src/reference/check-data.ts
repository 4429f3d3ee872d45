import { articles } from '@nishiki/knowledge/articles/catalogue';
import { articleSchema } from '@nishiki/knowledge/articles/schema';
import { calculators } from '@nishiki/knowledge/calculators/catalogue';
import { calculatorSchema } from '@nishiki/knowledge/calculators/schema';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { conditionSchema } from '@nishiki/knowledge/conditions/schema';
import { sourceSchema } from '@nishiki/knowledge/source';
import { sources } from '@nishiki/knowledge/sources';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { varietySchema } from '@nishiki/knowledge/varieties/schema';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { waterParameterSchema } from '@nishiki/knowledge/water/schema';

type Schema = { parse: (entry: unknown) => unknown };

const checked: readonly (readonly [Schema, readonly { readonly id: string }[]])[] = [
  [sourceSchema, sources],
  [varietySchema, catalogue],
  [conditionSchema, conditions],
  [waterParameterSchema, waterParameters],
  [articleSchema, articles],
  [calculatorSchema, calculators],
];

/** Nothing malformed is built. @throws Error that names the entry and what is wrong with it */
export const checkData = (): void => {
  for (const [schema, entries] of checked)
    for (const entry of entries)
      try {
        schema.parse(entry);
      } catch (error) {
        throw new Error(`the entry ${entry.id} of the knowledge base is malformed`, {
          cause: error,
        });
      }
};
