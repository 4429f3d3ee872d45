import { shareShowing, type Genotype } from '@nishiki/koi-science/inheritance';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import type { Variety } from '@nishiki/knowledge/varieties/schema';
import { answerOf, type Skill, type Table } from '../../../answer.ts';
import { askedText } from '../asked.ts';
import { asksOfYoung, varietiesOf } from '../varieties/names.ts';
import { blackOf, carriesOne, parentsIn } from './parents.ts';

type Parent = { readonly variety: Variety; readonly black: Genotype | 'shows' | null };

const ways = (black: Genotype | 'shows'): readonly Genotype[] =>
  black === 'shows' ? ['Aa', 'AA'] : [black];
const letters: Record<Genotype, string> = { AA: 'Bl/Bl', Aa: 'Bl/bl', aa: 'bl/bl' };

const tableOf = (a: Parent, b: Parent): Table | null => {
  if (!a.black || !b.black || (a.black === 'aa' && b.black === 'aa')) return null;
  const rows = ways(a.black).flatMap((one) =>
    ways(b.black as Genotype | 'shows').map((other) => [
      letters[one],
      letters[other],
      `${shareShowing(one, other).low * 100} %`,
    ]),
  );
  return { head: [a.variety.name, b.variety.name, 'Young with black patches'], rows };
};

const blackLines = (a: Parent, b: Parent): Statement[] => {
  if (!a.black || !b.black) {
    const unknown = [a, b].filter(({ black }) => !black).map(({ variety }) => variety.name);
    return [
      uncited(
        `I have read no study of how black is inherited in ${unknown.join(' and ')}, so I give no share for this cross.`,
      ),
    ];
  }
  const { low, high } = shareShowing(a.black, b.black);
  if (high === 0)
    return [
      said(
        'No young with black patches: neither parent carries the gene for them (bl/bl x bl/bl = 0 %).',
        'gomelsky-black',
        'david-colours',
      ),
      uncited(
        'Where black turns up after all, one parent was an unfinished Sanke, or another male was in the water.',
      ),
    ];
  return [
    said(
      low === high
        ? `Black patches come by one dominant gene (Bl): ${letters[a.black as Genotype] ?? ''} x ${letters[b.black as Genotype] ?? ''} gives ${low * 100} % of the young with black and ${100 - low * 100} % without.`
        : `Black patches come by one dominant gene (Bl), so ${low * 100} to ${high * 100} % of the young show black, by what the parents carry; most patterned parents are Bl/bl.`,
      'gomelsky-black',
    ),
    uncited(
      'With black is not the same as Sanke or Showa: how many become a good one of a variety, nobody can say.',
    ),
  ];
};

const related =
  /\b(brother|sister|siblings?|related|father|mother|daughter|son|inbre\w*|line ?bre\w*|same spawn\w*|half)\b/;

/** Two koi, and what their young can be. */
export const cross: Skill = {
  id: 'cross',
  bid: (c) => {
    const text = askedText(c);
    if (!asksOfYoung(text)) return 0;
    const parents = parentsIn(text, varietiesOf(c));
    const named = parents.length;
    if (named === 2 && parents[0] === parents[1]) return 0.92;
    const isCross =
      /\b(cross\w*|x|offspring|babies|young|come out|comes out|percent\w*|how many|ratio|what ?(do|will|ll|would|can) (i|you|we) get|get mostly|mostly)\b|%/.test(
        text,
      );
    if (named >= 2) return isCross || /\b(breed|bred|with|and)\b/.test(text) ? 0.91 : 0.6;
    return named === 1 && isCross && /\bcross\w*|\bx\b|two |both|together|itself/.test(text)
      ? 0.75
      : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const [one, other = one] = parentsIn(text, varietiesOf(c));
    if (!one || !other) throw new RangeError('no parents were named');
    const [a, b] = [one, other].map((variety) => {
      const black = blackOf(variety);
      return { variety, black: black === 'shows' && carriesOne(text) ? ('Aa' as const) : black };
    }) as [Parent, Parent];
    return answerOf({
      skill: 'cross',
      intent: 'breeding',
      lead: [uncited(`${a.variety.name} x ${b.variety.name}:`), ...blackLines(a, b)],
      table: tableOf(a, b),
      why: [
        said(
          'White and red depend on many genes: all-white, patterned and all-red young appear, in a ratio that follows how much red the parents carry.',
          'gomelsky-black',
        ),
        uncited(
          'Breeders keep few: several rounds of selection, from days old for Showa lines and from about a month for others, leave a small part of the fry.',
        ),
        ...([a, b].some(({ variety }) => variety.showClass.startsWith('hikari'))
          ? [uncited('Metallic lustre seems dominant; that rests on reports of hobbyists.')]
          : []),
        ...(related.test(text)
          ? [
              uncited(
                'Related parents double hidden faults: coefficient 0.25 for brother and sister, 0.125 for half-siblings. Use unrelated ones where you can.',
              ),
            ]
          : []),
      ],
      unsure: [
        uncited(
          'Not predictable: the share of white, patterned and red, where the patterns lie, quality, when black comes up, body and size. Shares are means over many young, before selection.',
        ),
      ],
      links: [
        { label: 'What a cross can bring', path: '/tools/crosses' },
        { label: 'Questions on breeding', path: '/questions/breeding' },
      ],
      tools: ['cross_colours'],
    });
  },
};
