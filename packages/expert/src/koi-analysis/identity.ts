import type { Analysis } from '@nishiki/contract/analysis';
import { marksOf, tellApart, varietyById } from '@nishiki/knowledge/varieties/lookup';
import { modifierIds, modifiers, type ModifierId } from '@nishiki/knowledge/varieties/modifiers';
import { showClassNames } from '@nishiki/knowledge/varieties/show-classes';
import type { Doubt, VisionResult } from '@nishiki/vision/types';
import { formOf } from './naming/forms.ts';
import { lookOf } from './naming/look.ts';
import { isFromTheSide, isRefused } from './refused.ts';

/** Candidates shown: the right class is among the first three for 95% of labelled photos (model card). */
const CANDIDATES = 3;

export const nameOf = (id: string): string => varietyById(id)?.name ?? id;

/**
 * How far the ranking may be believed. It only ranks the classes that the engine knows, so where the
 * engine hesitates for another reason, its doubt that this is a koi of one of them comes off.
 */
const belief = ({ outcome, unfamiliar, koiProbability }: VisionResult): number =>
  outcome === 'identified' ? 1 : (1 - unfamiliar) * koiProbability;

/** A variety is told by the pattern of the back, which a side view does not show. */
const namesNothing = (result: VisionResult): boolean => isRefused(result) || isFromTheSide(result);

/** The most probable classes; the first with its own marks, the others with what sets them apart. */
export const describeCandidates = (result: VisionResult): Analysis['candidates'] => {
  const ranking = namesNothing(result) ? [] : result.ranking;
  const first = ranking[0]?.id;
  return ranking.slice(0, CANDIDATES).map(({ id, probability }) => ({
    id,
    name: nameOf(id),
    probability: probability * belief(result),
    tellsApart:
      id === first || first === undefined
        ? marksOf(id)
            .slice(0, CANDIDATES)
            .map(({ text }) => text)
        : tellApart(first, id),
  }));
};

const traitName = (id: string): string =>
  modifierIds.some((known) => known === id) ? modifiers[id as ModifierId].name : nameOf(id);

export const describeTraits = (result: VisionResult): Analysis['traits'] =>
  (namesNothing(result) ? [] : result.traits).map((trait) => ({
    ...trait,
    name: traitName(trait.id),
  }));

type Identity = Pick<
  Analysis,
  'variety' | 'confidence' | 'headline' | 'description' | 'showClass' | 'form'
>;

const refusal = (headline: string, description: string): Identity => ({
  variety: null,
  confidence: 0,
  headline,
  description,
  showClass: null,
  form: null,
});

/** Why the engine hesitates, the weightiest reason first. */
const hesitations: readonly [Doubt, (first: string) => string][] = [
  [
    'not_like_a_koi',
    (first) =>
      `It is not certain that this is one koi seen from above. If it is, ${first} fits best; health and show quality are left out.`,
  ],
  [
    'unfamiliar_variety',
    (first) =>
      `Of the varieties that the engine knows it looks most like ${first}, but it also resembles varieties that it has not learnt.`,
  ],
  [
    'classes_close',
    (first) => `Several varieties fit what was measured; ${first} fits best, but not by enough.`,
  ],
  [
    'shape_unclear',
    (first) => `${first} fits best, but the outline of the fish could not be followed well enough.`,
  ],
];

const hesitation = ({ doubts }: VisionResult, first: string): Identity['description'] => {
  const reason = hesitations.find(([doubt]) => doubts.includes(doubt))?.[1];
  const words = reason?.(first) ?? `${first} fits best, but not by enough.`;
  return `${words} Compare the marks below with your fish.`;
};

/** Name, sureness and a description; null and 0 where the engine refused to name the fish. */
export const describeIdentity = (result: VisionResult): Identity => {
  const [first, second] = result.ranking;
  const known = first && varietyById(first.id);
  if (result.outcome === 'several_fish')
    return refusal(
      'Which fish do you mean?',
      `${result.fishes.length} fish were found. Tap the one that you want to know about.`,
    );
  if (result.outcome === 'not_koi')
    return refusal(
      'This does not look like a koi from above',
      'Nothing was named, since a wrong name helps nobody. If it is a koi, take the photo again as described.',
    );
  if (result.outcome === 'poor_photo' || !known)
    return refusal(
      'This photo is not good enough to tell',
      'The fish could not be followed well enough to measure it.',
    );
  if (isFromTheSide(result))
    return refusal(
      'Seen from the side: colours only',
      'The colours were measured. A variety is told by the pattern of the back: photograph the fish from straight above.',
    );
  const { name, summary } = known;
  const showClass = { id: known.showClass, name: showClassNames[known.showClass] };
  const confidence = Math.round(first.probability * belief(result) * 100);
  if (result.outcome === 'unsure') {
    const close = result.doubts.includes('classes_close') && second;
    return {
      variety: name,
      confidence,
      headline: close ? `Perhaps ${name}, perhaps ${nameOf(second.id)}` : `Perhaps ${name}`,
      description: hesitation(result, name),
      showClass,
      form: null,
    };
  }
  const look = lookOf(result);
  const named = look && varietyById(formOf(first.id, look) ?? '');
  return {
    variety: name,
    confidence,
    headline: named?.name ?? name,
    description: named
      ? `${named.summary} The form follows from what was measured; the confidence is that of ${name}.`
      : summary,
    showClass,
    form: named ? { id: named.id, name: named.name } : null,
  };
};
