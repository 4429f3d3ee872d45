import { sourceById } from '@nishiki/knowledge/sources';
import type { Source } from '@nishiki/knowledge/source';
import type { Statement } from '@nishiki/knowledge/statement';

export type Citations = {
  /** Sources in the order in which the page first names them. */
  readonly sources: readonly Source[];
  /** From 1, as printed beside a statement. */
  readonly numberOf: (sourceId: string) => number;
  /** Whether anything on the page stands without a source. */
  readonly hasUncited: boolean;
};

/**
 * Numbers the sources of a page.
 * @throws RangeError for a source that is not in the knowledge base
 */
export const citationsOf = (statements: readonly Statement[]): Citations => {
  const ids = [...new Set(statements.flatMap(({ sourceIds }) => sourceIds))];
  const sources = ids.map((id) => {
    const source = sourceById(id);
    if (source === undefined) throw new RangeError(`no source ${id}`);
    return source;
  });
  return {
    sources,
    numberOf: (id) => {
      const at = ids.indexOf(id);
      if (at < 0) throw new RangeError(`the page does not list the source ${id}`);
      return at + 1;
    },
    hasUncited: statements.some(({ sourceIds }) => sourceIds.length === 0),
  };
};
