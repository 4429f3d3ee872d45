import { varietyAddress } from '@nishiki/knowledge/reference/addresses';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import type { Case } from '../../../case.ts';

/** The varieties that are meant, each once; ids that nobody knows are left out. */
export const varietiesOf = ({ varieties }: Case): Variety[] =>
  [...new Set(varieties)].flatMap((id) => varietyById(id) ?? []);

export const linkTo = ({ id, name }: Variety): { label: string; path: string } => ({
  label: name,
  path: varietyAddress(id),
});

/** Young of two koi are asked for, not the difference between them. */
export const asksOfYoung = (told: string): boolean => {
  // A mate is a friend, a breeder a seller, where nothing is bred.
  const text = told.replace(/\b(?:my|a|his|her|our|me) mates?\b|\bbreeders?\b/g, ' ');
  return (
    !/\b(what|which) breed\b/.test(text) &&
    /\b(cross(es|ed|ing)?(?! (the|its|his|her|over|in|on|behind)\b)|breed\w*|bred|offspring|babies|fry|spawn\w*|mat(e|ed|ing)|parents?|hatch\w*|genetic\w*|inherit\w*|put (?:him |her |it |them )?(?:to|over) (?:an? |the |my )?\w+ ?\w* (?:female|male)|(?:male|female) \w+ (?:put )?(?:to|over|with) (?:an? |the |my )?\w+)\b|[a-z]\s+x\s+[a-z]/.test(
      text,
    )
  );
};

/** "an Asagi", "a Kohaku". */
export const an = (name: string): string => `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;

/** "a, b or c". */
export const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
