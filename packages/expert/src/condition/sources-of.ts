import type { RankedCondition } from '@nishiki/contract/condition';
import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { sourceById } from '@nishiki/knowledge/sources';

/** Where all that is said of the condition was read, each source once; and whether some of it was not. */
export const sourcesOf = (condition: Condition): Pick<RankedCondition, 'sources' | 'uncited'> => {
  const { features, lookAlikes, firstAction, treatment, confirmedBy } = condition;
  const statements = [
    ...features,
    ...lookAlikes.map(({ tellsApart }) => tellsApart),
    firstAction,
    treatment,
    confirmedBy,
  ];
  const ids = new Set(statements.flatMap(({ sourceIds }) => sourceIds));
  return {
    sources: [...ids].flatMap((id) => {
      const source = sourceById(id);
      return source ? [{ title: source.title, url: source.url, kind: source.kind }] : [];
    }),
    uncited: statements.some(({ uncited }) => uncited === true),
  };
};
