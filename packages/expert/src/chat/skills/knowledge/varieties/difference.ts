import { uncited, type Statement } from '@nishiki/knowledge/statement';
import { pairs } from '@nishiki/knowledge/varieties/pairs';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { differencesOf, traitNames, traitParts, traits } from '@nishiki/knowledge/varieties/traits';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import { answerOf, type Skill, type Table } from '../../../answer.ts';
import type { Case } from '../../../case.ts';
import { askedText } from '../asked.ts';
import { asksOfYoung, linkTo, varietiesOf } from './names.ts';

/** More do not fit beside each other at 360 px. */
const MOST = 3;

const asksDifference =
  /\b(differen\w*|differ|apart|versus|vs|or|compared?|comparison|distinguish\w*|confus\w*|mix(ed)? up|same as|between)\b/;

const pairOf = (a: string, b: string): readonly Statement[] =>
  pairs.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a))?.tells ??
  [];

const formLine = (a: Variety, b: Variety): Statement[] => {
  if (a.formOf === b.id) return [uncited(`${a.name} is a form of ${b.name}: ${lower(a.summary)}`)];
  if (b.formOf === a.id) return [uncited(`${b.name} is a form of ${a.name}: ${lower(b.summary)}`)];
  return [];
};
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What on the fish separates two varieties, the deciding mark first; never empty for two of the catalogue. */
export const tellsOf = (a: Variety, b: Variety): readonly Statement[] => {
  const known = [...formLine(a, b), ...pairOf(a.id, b.id)];
  if (known.length > 0) return known;
  return differencesOf(a.id, b.id)
    .slice(0, 3)
    .map((one) => uncited(`${traitNames[one.part]}: ${a.name} – ${one.a}; ${b.name} – ${one.b}.`));
};

const tableOf = (of: readonly Variety[]): Table => ({
  head: ['', ...of.map(({ name }) => name)],
  rows: traitParts
    .map((part) => [traitNames[part], ...of.map(({ id }) => traits[id]?.[part] ?? '')])
    .filter(([, ...values]) => new Set(values).size > 1),
});

const hasBlack = ({ id }: Variety): boolean => !(traits[id]?.black ?? 'none').startsWith('none');

/** "And how is it different to a Hariwake": the one named before stands beside it. */
const comparedIn = (c: Case): Variety[] => {
  const own = varietiesOf(c);
  if (own.length !== 1 || !asksDifference.test(askedText(c))) return own;
  const before = [...c.earlier].reverse().find(({ varieties }) => varieties.length > 0);
  if (!before || !/\b(it|that|this|one|those|them|he|she)\b/.test(askedText(c))) return own;
  return [...before.varieties.slice(0, 1).flatMap((id) => varietyById(id) ?? []), ...own].filter(
    (one, at, all) => all.findIndex(({ id }) => id === one.id) === at,
  );
};

/** Two or three varieties, and what separates them. */
export const difference: Skill = {
  id: 'variety-difference',
  bid: (c) => {
    const text = askedText(c);
    if (comparedIn(c).length < 2 || asksOfYoung(text)) return 0;
    // Which is dearer or better is another question.
    if (/\b(expensive|pric\w*|cost\w*|worth|cheap\w*|better|popular|bigger|grow\w*)\b/.test(text))
      return 0.6;
    return c.question.asks.includes('difference') || asksDifference.test(text) ? 0.92 : 0.6;
  },
  answer: (c) => {
    const of = comparedIn(c).slice(0, MOST);
    const tells = of.flatMap((a, at) => of.slice(at + 1).flatMap((b) => tellsOf(a, b)));
    return answerOf({
      skill: 'variety-difference',
      intent: 'identification',
      lead: tells.slice(0, 2),
      points: tells.slice(2),
      table: tableOf(of),
      unsure: [
        ...(of.some(hasBlack)
          ? [
              uncited(
                'In a young koi black may still come up or sink: under about 15 cm look again next year.',
              ),
            ]
          : []),
        uncited(
          'For your own fish, a photo from straight above with head and pectoral fins sharp would settle it.',
        ),
      ],
      links: of.map(linkTo),
      tools: ['compare_varieties'],
    });
  },
};
