import type { Diagnosis, RankedCondition } from '@nishiki/contract/condition';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { inSentence } from './names.ts';
import { CLOSE_SECOND, NAMED_SHARE } from './weights.ts';

type Parts = Pick<Diagnosis, 'urgent' | 'report' | 'conditions' | 'water'> & {
  photoReadable: boolean;
  /** What must be reported and cannot be excluded. */
  suspected: readonly { name: string }[];
  /** The keeper looked for signs. */
  hasLooked: boolean;
  /** The keeper sees one of them at least. */
  hasSeen: boolean;
  hasDeaths: boolean;
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

/** What was told and names no condition must not read like nothing found. */
const unnamedWords = ({ water, hasSeen, hasDeaths }: Parts): string | null => {
  if (hasDeaths) return 'Fish have died, and what you told us does not say why';
  if (water.some(({ verdict }) => verdict === 'act')) return 'The water needs you today';
  if (water.some(({ parameter, verdict }) => /ammonia/.test(parameter) && verdict === 'not judged'))
    return 'Test ammonia, pH and temperature together: ammonia cannot be judged yet';
  return hasSeen ? 'What you told us names no condition by itself' : null;
};

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
  const { urgent, report, suspected, conditions } = parts;
  const grave = [
    ...(urgent.length > 0 ? ['Emergency: act now'] : []),
    ...(report && (urgent.length === 0 || suspected.length > 0)
      ? ['Report this and move no fish']
      : []),
  ];
  if (grave.length === 0)
    return namedWords(conditions) ?? unnamedWords(parts) ?? nothingWords(parts);
  const specific =
    suspected.length > 0
      ? `Possibly ${suspected.map(({ name }) => inSentence(name)).join(' or ')}`
      : specificWords(conditions);
  return [...grave, ...(specific === null ? [] : [specific])].join('. ');
};
