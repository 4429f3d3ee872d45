import {
  crossScales,
  dominantTraits,
  scaleCovers,
  shareShowing,
  type DominantTrait,
} from '@nishiki/koi-science/inheritance';
import { said, uncited, type Statement } from '@nishiki/knowledge/statement';
import { varietyById } from '@nishiki/knowledge/varieties/lookup';
import * as z from 'zod/mini';
import { blackOf } from '../../chat/skills/knowledge/breeding/parents.ts';
import { percent, span } from '../../chat/words/amounts.ts';
import { defineTool, type ToolResult } from '../tool.ts';

const genotype = z.enum(['AA', 'Aa', 'aa', 'shows']);
type Parent = z.infer<typeof genotype>;

const sources: Readonly<Record<DominantTrait, string>> = {
  black: 'gomelsky-black',
  ginrin: 'gomelsky-ginrin',
  design: 'gomelsky-design',
};

const unknowable: Statement = uncited(
  'Not predictable: place and shape of red and black, quality, body, and how many become a good one of a variety.',
);

const shareOf = (trait: DominantTrait, one: Parent, other: Parent): ToolResult => {
  const { low, high } = shareShowing(one, other);
  return {
    statements: [
      said(
        `${dominantTraits[trait]}: ${span(low, high, percent)} of the young, by one dominant gene.`,
        sources[trait],
      ),
      unknowable,
    ],
    data: { trait, low, high },
  };
};

const parentOf = (id: string): Parent | null => {
  const variety = varietyById(id);
  if (!variety) throw new RangeError(`no variety ${id}`);
  return blackOf(variety);
};

export const crossColoursTool = defineTool({
  name: 'cross_colours',
  description:
    'What two koi pass on by the genes that are known: black patches by their varieties, or black, ginrin or ghost pattern by genotypes (A dominant; "shows" where the second allele is unknown).',
  input: z.union([
    z.object({ mother_variety: z.string(), father_variety: z.string() }),
    z.object({ trait: z.enum(['black', 'ginrin', 'design']), mother: genotype, father: genotype }),
  ]),
  run: (input) => {
    if ('trait' in input) return shareOf(input.trait, input.mother, input.father);
    const [mother, father] = [parentOf(input.mother_variety), parentOf(input.father_variety)];
    if (mother === null || father === null)
      return {
        statements: [
          uncited('How the black of one of these varieties is inherited has not been published.'),
          unknowable,
        ],
        data: { trait: 'black', low: null, high: null },
      };
    return shareOf('black', mother, father);
  },
});

const gene = z.enum(['AA', 'Aa', 'aa']);
const scales = z.object({ s: gene, n: gene });

export const crossScalesTool = defineTool({
  name: 'cross_scales',
  description:
    'Scale cover of the young by the genes S and N (Kirpichnikov): SS or Ss nn scaled, ss nn mirror (doitsu), S- Nn linear, ss Nn leather, NN dies. A stands for the capital letter.',
  input: z.object({ mother: scales, father: scales }),
  run: ({ mother, father }) => {
    const shares = crossScales(mother, father);
    const told = scaleCovers.filter((cover) => shares[cover] > 0);
    return {
      statements: [
        said(
          `Of all eggs: ${told.map((cover) => `${cover === 'dies' ? 'die (NN)' : cover} ${percent(shares[cover], 3)}`).join(', ')}.`,
          'casas-scales',
        ),
      ],
      data: { ...shares },
    };
  },
});
