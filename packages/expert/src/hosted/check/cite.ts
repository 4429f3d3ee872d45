import type { CitedSource } from '@nishiki/contract/chat';
import { sourceById } from '@nishiki/knowledge/sources';

export type Citations = {
  /** "[id]" and "[id, id]" as [1][2]; marks of what was not given are removed. */
  mark(text: string): string;
  /** The marks of an answer that numbered its sources by itself, in the numbers of this one. */
  renumber(text: string, own: readonly CitedSource[]): string;
  /** Those that the text marks, in the order of their numbers. */
  used(): CitedSource[];
};

const BRACKETS = /\[([^[\]]*)\](?!\()/g;

/**
 * @param given ids of sources that the model was given; grows while tools answer
 * @param first sources that stand in the text already, by their numbers
 */
export const createCitations = (
  given: ReadonlySet<string>,
  first: readonly CitedSource[] = [],
): Citations => {
  const used: CitedSource[] = [...first];
  const numberOf = (source: Omit<CitedSource, 'number'>): number => {
    const known = used.find(({ url, title }) => url === source.url && title === source.title);
    if (known) return known.number;
    const { title, url, kind } = source;
    used.push({ number: used.length + 1, title, url, kind });
    return used.length;
  };
  const byId = (id: string): string => {
    const source = given.has(id) ? sourceById(id) : undefined;
    return source ? `[${numberOf(source)}]` : '';
  };
  return {
    mark: (text) =>
      text
        .replace(BRACKETS, (_, inside: string) =>
          inside
            .split(/[,;]\s*/)
            .map((id) => byId(id.trim()))
            .join(''),
        )
        .replace(/[ \t]+(?=[.,;!?](?:\s|$))/g, ''),
    renumber: (text, own) =>
      text.replace(/\[(\d+)\](?!\()/g, (mark, digits: string) => {
        const source = own.find(({ number }) => number === Number(digits));
        return source ? `[${numberOf(source)}]` : mark;
      }),
    used: () => used,
  };
};
