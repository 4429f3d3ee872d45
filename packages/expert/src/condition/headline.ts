import type { Diagnosis, RankedCondition } from '@nishiki/contract/condition';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { inSentence } from './names.ts';
import { CLOSE_SECOND, NAMED_SHARE } from './weights.ts';

type Parts = Pick<Diagnosis, 'urgent' | 'report' | 'conditions'> & {
  photoReadable: boolean;
  /** The keeper looked for signs. */
  hasLooked: boolean;
};

/** What the law asks to report is not named in passing: either it is a suspicion, or it stays in the list. */
const mayBeNamed = ({ id, fit }: RankedCondition): boolean =>
  fit !== 'weak' || (conditionById(id)?.notifiable.length ?? 0) === 0;

/** One condition, or two that are close. Null where none fits well enough to be named alone. */
const specificWords = (conditions: readonly RankedCondition[]): string | null => {
  const [first, second] = conditions.filter(mayBeNamed);
  if (!first || first.fit === 'weak' || first.share < NAMED_SHARE) return null;
  const close = second && second.fit !== 'weak' && second.share >= first.share * CLOSE_SECOND;
  return `Possibly ${inSentence(first.name)}${close ? ` or ${inSentence(second.name)}` : ''}`;
};

/** What is named, never without 'possibly'; null where nothing is. */
export const namedWords = (conditions: readonly RankedCondition[]): string | null =>
  conditions.length === 0
    ? null
    : (specificWords(conditions) ?? 'Possibly one of several conditions');

const nothingWords = ({ photoReadable, hasLooked }: Parts): string => {
  if (!photoReadable)
    return hasLooked
      ? 'Nothing found among the signs that you looked for; the photo does not show enough'
      : 'This photo does not show enough to say anything';
  return hasLooked
    ? 'Nothing found that a photo can show, nor among the signs that you looked for'
    : 'Nothing found that a photo can show';
};

/** The gravest thing first: what kills today, what the law asks, what it may be. */
export const headlineOf = (parts: Parts): string => {
  const { urgent, report, conditions } = parts;
  const grave =
    urgent.length > 0 ? 'Emergency: act now' : report ? 'Report this and move no fish' : null;
  if (grave === null) return namedWords(conditions) ?? nothingWords(parts);
  const specific = specificWords(conditions);
  return specific === null ? grave : `${grave}. ${specific}`;
};
