import type { Analysis } from '@nishiki/contract/analysis';
import { marksOf, tellApart, varietyById } from '@nishiki/knowledge/varieties/lookup';
import type { VisionResult } from '@nishiki/vision/types';
import { likelyForm } from './forms.ts';
import { isRefused } from './refused.ts';

/** How many candidates are shown, as recognition.md found useful. */
const CANDIDATES = 3;

export const nameOf = (id: string): string => varietyById(id)?.name ?? id;

/** The most probable classes; the first with its own marks, the others with what sets them apart. */
export const describeCandidates = (result: VisionResult): Analysis['candidates'] => {
  const ranking = isRefused(result) ? [] : result.ranking;
  const first = ranking[0]?.id;
  return ranking.slice(0, CANDIDATES).map(({ id, probability }) => ({
    id,
    name: nameOf(id),
    probability,
    tellsApart:
      id === first || first === undefined
        ? marksOf(id)
            .slice(0, CANDIDATES)
            .map(({ text }) => text)
        : tellApart(first, id),
  }));
};

export const describeTraits = (result: VisionResult): Analysis['traits'] =>
  (isRefused(result) ? [] : result.traits).map((trait) => ({ ...trait, name: nameOf(trait.id) }));

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Name, sureness and a description; null and 0 where the engine refused to name the fish. */
export const describeIdentity = (
  result: VisionResult,
): Pick<Analysis, 'variety' | 'confidence' | 'headline' | 'description'> => {
  const [first, second] = result.ranking;
  const known = first && varietyById(first.id);
  if (result.outcome === 'not_koi')
    return {
      variety: null,
      confidence: 0,
      headline: 'This does not look like a koi from above',
      description:
        'Nothing was named, since a wrong name helps nobody. If it is a koi, take the photo again as described.',
    };
  if (result.outcome === 'poor_photo' || !known || !first)
    return {
      variety: null,
      confidence: 0,
      headline: 'This photo is not good enough to tell',
      description: 'The fish could not be followed well enough to measure it.',
    };
  const confidence = Math.round(first.probability * 100);
  if (result.outcome === 'unsure')
    return {
      variety: known.name,
      confidence,
      headline: second
        ? `Perhaps ${known.name}, perhaps ${nameOf(second.id)}`
        : `Perhaps ${known.name}`,
      description: `Several varieties fit what was measured; ${known.name} fits best (${percent(first.probability)}). Compare the marks below with your fish. It may also be a variety that the engine does not know.`,
    };
  const form = likelyForm(first.id, result.colourShares?.overall);
  return {
    variety: known.name,
    confidence,
    headline: known.name,
    description: form
      ? `${known.summary} By its colours this one is most likely ${form}.`
      : known.summary,
  };
};
