import {
  crossScales,
  scaleCovers,
  shareShowing,
  type Genotype,
  type ScaleCover,
} from '@nishiki/koi-science/inheritance';
import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { answerOf, type Answer, type Skill, type Table } from '../../../answer.ts';
import { askedText } from '../asked.ts';
import { asksOfYoung } from '../varieties/names.ts';

type Scales = { readonly s: Genotype; readonly n: Genotype };
type Parent = 'mirror' | 'leather' | 'scaled' | 'carrier';

const genes: Readonly<Record<Parent, Scales>> = {
  scaled: { s: 'AA', n: 'aa' },
  carrier: { s: 'Aa', n: 'aa' },
  mirror: { s: 'aa', n: 'aa' },
  leather: { s: 'aa', n: 'Aa' },
};
const written: Readonly<Record<Parent, string>> = {
  scaled: 'SS nn',
  carrier: 'Ss nn',
  mirror: 'ss nn',
  leather: 'ss Nn',
};
const names: Readonly<Record<ScaleCover, string>> = {
  scaled: 'scaled',
  mirror: 'doitsu (mirror)',
  linear: 'linear',
  leather: 'leather',
  dies: 'die in the egg (NN)',
};
const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const namesScales = /\b(?:doitsu|leather|mirrors?|scaleless|linear)\b/;
const scaled =
  /\b(?:scaled|normal(?:ly)?(?: scaled| scales)?|ordinary|fully scaled|wagoi|regular|non ?doitsu|standard)\b/;
/** She is known to carry it: young of hers were doitsu, or a parent of hers was. */
const carries =
  /\b(?:thrown|threw|throws|had|given|gave|produced|got|made|dropped)\b[^.?!]{0,24}\b(?:doitsu|mirrors?|scaleless)\b|\b(?:carr(?:y|ies|ier|ying)|het|hetero\w*|one copy|hidden|ss\b|split for|her (?:mum|mother|dad|father)|his (?:mum|mother|dad|father)|(?:mum|mother|dad|father|parent) (?:was|is|were) (?:a )?doitsu)\b/;
const asksShare =
  /\b(?:share|percent\w*|how many|ratio|odds|chance\w*|what (?:will|would|do|do i|can i|comes?|am i)|half|quarter|proportion|expect|get|die[ds]?|dead|came to (?:nothing|anything)|never|failed|hatch\w*|inherit\w*|recessive|dominant|doitsu babies|thrown)\b|%|\?/;

/** The parents that a text names, in pairs; null where one stays open. */
const parentsOf = (text: string): readonly [Parent, Parent] | null => {
  const leathers = text.match(/\bleather\b/g)?.length ?? 0;
  if (leathers >= 2 || /\b(?:two|both|pair of) leathers?\b/.test(text))
    return ['leather', 'leather'];
  const other: Parent = carries.test(text) ? 'carrier' : 'scaled';
  const one: Parent = leathers > 0 ? 'leather' : 'mirror';
  if (scaled.test(text) || carries.test(text)) return [one, other];
  const bare = text.match(/\b(?:doitsu|mirrors?|scaleless)\b/g)?.length ?? 0;
  if (leathers === 1 && bare >= 1) return ['leather', 'mirror'];
  return bare >= 2 || /\b(?:two|both|pair of) (?:doitsu|mirrors?)\b/.test(text)
    ? ['mirror', 'mirror']
    : null;
};

const tableOf = (pairs: readonly (readonly [Parent, Parent])[]): Table => ({
  head: ['Parents', 'Of all eggs'],
  rows: pairs.map(([a, b]) => {
    const shares = crossScales(genes[a], genes[b]);
    return [
      `${written[a]} x ${written[b]}`,
      scaleCovers
        .filter((cover) => shares[cover] > 0)
        .map((cover) => `${percent(shares[cover])} ${names[cover]}`)
        .join(', '),
    ];
  }),
});

const shareOf = (pair: readonly [Parent, Parent], cover: ScaleCover): number =>
  crossScales(genes[pair[0]], genes[pair[1]])[cover];

const leadOf = ([a, b]: readonly [Parent, Parent], text: string): Statement[] => {
  if (a === 'leather' && b === 'leather')
    return [
      said(
        `Neither your water nor your care: a quarter (${percent(shareOf([a, b], 'dies'))}) of the eggs of leather with leather carry two copies of the gene N and die (NN).`,
        'casas-scales',
      ),
      uncited('Breed leather with mirror (ss nn) and none die of it.'),
    ];
  if (b === 'scaled')
    return [
      uncited(
        `It hangs on the scaled parent: if it is pure (SS), ${percent(shareOf(['mirror', 'scaled'], 'mirror'))} of the young are doitsu and all carry it unseen; if it carries doitsu (Ss), half: ${percent(shareOf(['mirror', 'carrier'], 'mirror'))}.`,
      ),
    ];
  if (b === 'carrier')
    return [
      uncited(
        `Then it carries one hidden doitsu gene (Ss): a pure scaled koi could not have doitsu young. With a doitsu mate (ss) that gives half and half: ${percent(shareOf(['mirror', 'carrier'], 'mirror'))} doitsu, ${percent(shareOf(['mirror', 'carrier'], 'scaled'))} scaled.`,
      ),
    ];
  if (a === 'leather')
    return [
      uncited(
        `Half mirror, half leather, and none die of the gene N: ${percent(shareOf([a, b], 'mirror'))} and ${percent(shareOf([a, b], 'leather'))}.`,
      ),
    ];
  return [
    uncited(
      `All of them: two doitsu (ss) have ${percent(shareOf(['mirror', 'mirror'], 'mirror'))} doitsu young${/leather/.test(text) ? '' : ', unless one is a leather'}.`,
    ),
  ];
};

const scalesAnswer = (text: string): Partial<Answer> => {
  const pair = parentsOf(text);
  if (!pair) throw new RangeError('no scales of the parents were told');
  const pairs: readonly (readonly [Parent, Parent])[] =
    pair[1] === 'scaled'
      ? [pair, [pair[0], 'carrier']]
      : pair[0] === 'leather' && pair[1] === 'leather'
        ? [pair, ['leather', 'mirror']]
        : [pair];
  return {
    lead: leadOf(pair, text),
    points: [
      said(
        'Doitsu (mirror) is recessive: a fish is mirror only with two genes s. One dominant gene N over it makes a leather.',
        'casas-scales',
      ),
    ],
    table: tableOf(pairs),
  };
};

const isGinrin = /\bgin ?rin\b/;

/** Share of ginrin young, by one dominant gene. */
const ginrinAnswer = (text: string): Partial<Answer> => {
  const sides = text.split(/\b(?:x|with|to|over|by)\b/).slice(0, 2);
  const plain = /\b(?:normal|plain|non|ordinary|without|standard|regular)\b/.test(text);
  const both =
    /\b(?:two|both|pair of) gin ?rin/.test(text) ||
    (!plain && sides.length === 2 && sides.every((side) => isGinrin.test(side)));
  const { low, high } = shareShowing('shows', both ? 'shows' : 'aa');
  return {
    lead: [
      said(
        both
          ? `Ginrin with ginrin: ${percent(low)} ginrin young if both carry one gene, ${percent(high)} if one of them carries two.`
          : `Ginrin with a plain-scaled koi: about half (${percent(low)}) of the young are ginrin if the ginrin parent carries one gene, all of them if it carries two.`,
        'gomelsky-ginrin',
      ),
    ],
    points: [
      uncited(
        'It is one dominant gene: two parents without it have no ginrin young. How dense the sparkle is, is not foretold.',
      ),
    ],
  };
};

/** Scale cover of the young: doitsu, leather, ginrin. */
export const scaleCross: Skill = {
  id: 'scale-cross',
  bid: (c) => {
    const text = askedText(c);
    if (c.question.emergencies.length > 0) return 0;
    if (!asksOfYoung(text) && !/\b(?:eggs?|young|share|male|female)\b/.test(text)) return 0;
    if (!asksShare.test(text)) return 0;
    if (isGinrin.test(text) && !namesScales.test(text))
      return /\b(?:x|with|to|and|by|over|put)\b/.test(text) ? 0.94 : 0;
    return namesScales.test(text) && parentsOf(text) !== null ? 0.95 : 0;
  },
  answer: (c) => {
    const text = askedText(c);
    const ginrin = isGinrin.test(text) && !namesScales.test(text);
    return answerOf({
      skill: 'scale-cross',
      intent: 'breeding',
      ...(ginrin ? ginrinAnswer(text) : scalesAnswer(text)),
      unsure: [
        uncited(
          'Shares are means over many eggs; one spawning can differ, and other genes shift the number of scales.',
        ),
      ],
      links: [
        { label: 'What a cross can bring', path: '/tools/crosses' },
        {
          label: ginrin ? 'How ginrin is inherited' : 'How scales are inherited',
          path: questionAddress('breeding', ginrin ? 'breeding-ginrin' : 'breeding-scales'),
        },
      ],
      tools: ['cross_scales'],
      alone: true,
    });
  },
};
