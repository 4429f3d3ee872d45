/** What is asked of a photo, from all that was told. Pure. */
import type { SeenSign, SignId } from '@nishiki/contract/condition';
import type { Question } from '../analysis/send-photo.ts';
import type { Draft } from './draft.ts';
import { readValue, waterValues } from './water-values.ts';

const signsOf = ({ answers }: Draft): SeenSign[] =>
  (Object.entries(answers) as [SignId, boolean][]).map(([id, present]) => ({ id, present }));

const waterOf = ({ water }: Draft) =>
  waterValues.flatMap((value) => {
    const { text = '', unit } = water[value.id] ?? {};
    const { ours, wrong } = readValue(value, text, unit);
    return ours === null && wrong === null ? [] : [{ id: value.id, ours, wrong }];
  });

/** The first water value that cannot be, in words; null where all can. */
export const waterProblem = (draft: Draft): string | null =>
  waterOf(draft).find(({ wrong }) => wrong !== null)?.wrong ?? null;

/** All that is told with the photo; a profile's own country comes first, and is known to the server. */
export const questionOf = (draft: Draft): Question => {
  const signs = signsOf(draft);
  const measured = waterOf(draft).filter(({ ours }) => ours !== null);
  return {
    analysisType: 'disease-detection',
    ...(signs.length > 0 && { signs }),
    ...(measured.length > 0 && {
      water: Object.fromEntries(measured.map(({ id, ours }) => [id, ours])),
    }),
    ...(draft.country !== null && { country: draft.country }),
  };
};

/** '3 signs and 2 water values'; null where nothing was told. */
export const toldWords = (draft: Draft): string | null => {
  const signs = signsOf(draft).length;
  const values = waterOf(draft).length;
  const parts = [
    ...(signs > 0 ? [signs === 1 ? 'one sign' : `${signs} signs`] : []),
    ...(values > 0 ? [values === 1 ? 'one water value' : `${values} water values`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
};
