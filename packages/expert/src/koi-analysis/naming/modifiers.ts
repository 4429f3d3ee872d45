import type { Analysis } from '@nishiki/contract/analysis';
import {
  modifiers as catalogue,
  modifierIds,
  type ModifierId,
} from '@nishiki/knowledge/varieties/modifiers';
import type { VisionResult } from '@nishiki/vision/types';
import { isRefused } from '../refused.ts';
import { lookOf, type Look } from './look.ts';

type Modifier = NonNullable<Analysis['modifiers']>[number];

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const isModifier = (id: string): id is ModifierId => modifierIds.some((known) => known === id);

/** Classes whose red is counted in steps from head to tail. */
const stepped = new Set(['kohaku', 'sanke']);
const stepNames: Record<number, string> = { 2: 'Nidan', 3: 'Sandan', 4: 'Yondan' };

const steps = ({ show }: Look): Modifier[] => {
  const name = stepNames[show.steps];
  if (!name) return [];
  return [
    {
      id: name.toLowerCase(),
      name,
      reason: `${show.steps} separate red patches were counted along the back.`,
    },
  ];
};

/** A head spot that stands for itself, with more red behind it. */
const maruten = ({ show, has }: Look): Modifier[] => {
  const { headSpot, redShare } = show;
  if (!headSpot || has('tancho') || redShare <= headSpot.area * 1.5) return [];
  return [
    {
      id: 'maruten',
      name: catalogue.maruten.name,
      reason: `A red patch of its own on the head (${percent(headSpot.area)} of the body), and more red behind it.`,
    },
  ];
};

const inazuma: Modifier = {
  id: 'inazuma',
  name: 'Inazuma',
  reason: 'One red patch holds most of the red, runs along the back and swings from side to side.',
};

/** What makes a class: naming it again beside the class would say nothing. */
const implied: Record<string, readonly string[]> = {
  shusui: ['doitsu'],
  tancho: ['tancho'],
  'hikari-muji': ['metallic'],
  'hikari-moyo': ['metallic'],
  'hikari-utsuri': ['metallic'],
};

/** Traits and pattern names that lie over the variety, each with what says so. */
export const describeModifiers = (result: VisionResult): Modifier[] => {
  const look = lookOf(result);
  const classId = result.ranking[0]?.id;
  if (isRefused(result) || !look || !classId) return [];
  const own = implied[classId] ?? [];
  const traits = result.traits.flatMap(({ id, found, probability }): Modifier[] =>
    found && isModifier(id) && !own.includes(id)
      ? [
          {
            id,
            name: catalogue[id].name,
            reason: `${catalogue[id].meaning.text} Judged ${percent(probability)} likely from the skin.`,
          },
        ]
      : [],
  );
  const pattern = stepped.has(classId) ? [...(look.show.inazuma ? [inazuma] : steps(look))] : [];
  const spot = stepped.has(classId) || classId === 'showa' ? maruten(look) : [];
  return [...traits, ...spot, ...pattern];
};
