import type { DominantTrait, Genotype } from '@nishiki/koi-science/inheritance';
import { shareShowing } from '@nishiki/koi-science/inheritance';
import { choice, type Chosen } from '../../../app/calculator/fields.ts';
import { tool, type Figure, type Outcome } from '../../../app/calculator/tool.ts';
import { coverOptions, scalesOf, type ParentCover } from './scales.ts';

const traits: Readonly<Record<DominantTrait, { shows: string; none: string; says: string }>> = {
  black: {
    shows: 'Young with black patches',
    none: 'None of the young has black patches.',
    says: 'Black is not a variety: how many become Sanke, Showa or Bekko worth the name cannot be known.',
  },
  ginrin: {
    shows: 'Young with ginrin scales',
    none: 'None of the young has ginrin scales.',
    says: 'How dense the sparkle is and on which rows it lies cannot be known.',
  },
  design: {
    shows: 'Young with the ghost pattern',
    none: 'None of the young has the ghost pattern.',
    says: 'Ghost pattern: yellow stripe along the back and ornament on the head.',
  },
};

const parentOptions = {
  aa: 'Does not show it',
  shows: 'Shows it; more is not known',
  Aa: 'Shows it, and has young without it: one gene',
  AA: 'Shows it, and all its young do: two genes',
} as const;

/** What no gene that is known tells (facts B.9). */
const UNKNOWN =
  'Cannot be known: place and shape of red and black, quality, when black comes up, body and size.';

const span = (shows: string, low: number, high: number): Figure[] =>
  low === high
    ? [{ label: shows, value: low * 100, quantity: 'percent' }]
    : [
        { label: `${shows}, at least`, value: low * 100, quantity: 'percent' },
        { label: `${shows}, at most`, value: high * 100, quantity: 'percent' },
      ];

const dominant = (
  trait: DominantTrait,
  one: Genotype | 'shows',
  other: Genotype | 'shows',
): Outcome => {
  const { shows, none, says } = traits[trait];
  const { low, high } = shareShowing(one, other);
  return {
    kind: 'result',
    headline: high === 0 ? none : 'On average over many young:',
    figures: span(shows, low, high),
    says: [
      ...(high > 0 && low < 1
        ? ['It is not passed on in turn: a small brood may differ much.']
        : []),
      ...(high > 0 ? [says] : []),
      ...(trait === 'black'
        ? [
            'White, white with red, and red come by many genes and apart from black: their shares cannot be known. Parents with little red bring few red young and many white ones.',
          ]
        : []),
      UNKNOWN,
    ],
  };
};

const scales = (one: ParentCover, other: ParentCover): Outcome => {
  const { shares, dies } = scalesOf(one, other);
  return {
    kind: 'result',
    ...(dies.high > 0 && { level: 'watch' }),
    headline: 'Shares of all fertile eggs, on average:',
    figures: shares.flatMap(({ words, low, high }) => span(words, low, high)),
    says: [
      'Other genes change how the scales lie, so some young fit no row of this table.',
      UNKNOWN,
    ],
    warnings:
      dies.high > 0
        ? [
            'Both parents carry one N. Young with two of them (NN) die before they grow up: breed leather or linear with scaled or mirror instead.',
          ]
        : [],
  };
};

const asksScales = (chosen: Chosen): boolean => chosen['trait'] === 'scales';
const asksGene = (chosen: Chosen): boolean => !asksScales(chosen);
const parent = (label: string) => choice({ label, options: parentOptions, when: asksGene });
const cover = (label: string) => choice({ label, options: coverOptions, when: asksScales });

export const crosses = tool({
  lead: 'What two parents can bring, by the few genes that are known; and what nobody can say.',
  fields: {
    trait: choice({
      label: 'What is it about?',
      options: {
        black: 'Black patches (Sanke, Showa, Bekko, Utsuri)',
        ginrin: 'Ginrin scales',
        design: 'Ghost pattern',
        scales: 'Scale cover: scaled or doitsu',
      },
      initial: 'black',
    }),
    mother: parent('Mother'),
    father: parent('Father'),
    dam: cover('Mother'),
    sire: cover('Father'),
  },
  compute({ trait, mother, father, dam, sire }) {
    if (trait === 'scales') {
      if (dam === null || sire === null) throw new RangeError('both covers are asked for');
      return scales(dam, sire);
    }
    if (mother === null || father === null) throw new RangeError('both parents are asked for');
    return dominant(trait, mother, father);
  },
});
