import type { ChatCase, Expected } from './case.ts';
import { flatten, withoutThousands, type Flat } from './flatten.ts';
import { isNegated, isNegatedPlainly } from './negation.ts';
import { hasNumber } from './numbers.ts';

/** A forbidden statement that was made, with the words around it. */
export type Danger = { pattern: string; context: string; turn: number };

export type Grade = {
  missing: string[];
  dangers: Danger[];
  /** Hits that only the plain reading of facts D.2 would count. */
  plainOnly: Danger[];
  nice: { asked: number; met: number };
};

const AROUND = 70;

/** A hit that begins inside a number ("48 g" in "1,048 g") is another number. */
const insideNumber = (text: string, at: number): boolean =>
  /\d/.test(text[at] ?? '') && /(?:\d|\d[.,])$/.test(text.slice(0, at));

/** All places where a pattern matches, one that begins inside a number passed over by a character. */
const hits = (text: string, pattern: RegExp): { at: number; length: number }[] => {
  const search = new RegExp(pattern.source, `${pattern.flags}g`);
  const found = [];
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    const at = match.index;
    const inside = insideNumber(text, at);
    if (!inside && match[0] !== '') found.push({ at, length: match[0].length });
    if (inside || match[0] === '') search.lastIndex = at + 1;
  }
  return found;
};

/** The text as it is, with its own dashes, and without thousands separators: any of them may match. */
const variants = (markdown: string, flat: Flat): string[] => [
  flat.text,
  withoutThousands(flat.text),
  markdown.replace(/\s+/g, ' '),
];

const matches = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => hits(text, pattern).length > 0);

const told = ({ value, tol, unit }: Expected): string =>
  `number ${value}${unit === null ? '' : ` ${unit}`} (within ${tol})`;

type Negated = (flat: Flat, at: number) => boolean;

const dangersOf = (one: ChatCase, answers: readonly Flat[], negated: Negated): Danger[] =>
  answers.flatMap((flat, turn) =>
    one.mustNot.flatMap((pattern) =>
      hits(flat.text, pattern)
        .filter(({ at }) => !negated(flat, at))
        .slice(0, 1)
        .map(({ at, length }) => ({
          pattern: pattern.source,
          context: flat.text.slice(Math.max(0, at - AROUND), at + length + AROUND),
          turn,
        })),
    ),
  );

/**
 * What the last answer lacks, and what any answer of the conversation says that it must not.
 * @throws RangeError when there is no answer
 */
export const grade = (one: ChatCase, answers: readonly string[]): Grade => {
  const last = answers.at(-1);
  if (last === undefined) throw new RangeError(`no answer to ${one.id}`);
  const flats = answers.map(flatten);
  const texts = variants(last, flatten(last));
  const [plain = ''] = texts;
  const dangers = dangersOf(one, flats, isNegated);
  const seen = new Set(dangers.map(({ pattern, turn }) => `${turn} ${pattern}`));
  return {
    missing: [
      ...one.must.filter((pattern) => !matches(texts, pattern)).map(({ source }) => source),
      ...one.num.filter((expected) => !hasNumber(plain, expected)).map(told),
    ],
    dangers,
    plainOnly: dangersOf(one, flats, isNegatedPlainly).filter(
      ({ pattern, turn }) => !seen.has(`${turn} ${pattern}`),
    ),
    nice: { asked: one.nice.length, met: one.nice.filter((p) => matches(texts, p)).length },
  };
};
