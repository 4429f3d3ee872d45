import type { Diagnosis, RankedCondition } from '@nishiki/contract/condition';
import { conditionById } from '@nishiki/knowledge/conditions/catalogue';
import { uncited } from '@nishiki/knowledge/statement';
import { inSentence } from '../../../condition/names.ts';
import type { Line } from '../../answer.ts';

/** Candidates that are named in an answer. */
export const MOST_NAMED = 3;

/** A reason as it is said to somebody: what they see, or do not see. */
const short = (reason: string): string => {
  const plain = reason.replace(/\.$/, '').replace(/^(.)/, (first) => first.toLowerCase());
  return plain
    .replace(/^(.+?): seen, (.+)$/, 'you see “$1” ($2)')
    .replace(/^(.+?): looked for and not there, (.+)$/, 'no “$1” ($2)');
};

const fits = { strong: 'fits well', partial: 'fits in part', weak: 'is possible' } as const;

/** A candidate with what speaks for it and against it. */
export const candidateLine = ({
  id,
  name,
  fit,
  speaksFor,
  speaksAgainst,
}: RankedCondition): Line => {
  const against = speaksAgainst.slice(0, 1).map((reason) => ` Against it: ${short(reason)}.`);
  const condition = conditionById(id);
  const mark = condition?.features[0];
  const known = condition?.alsoKnown[0] ? `, or ${condition.alsoKnown[0]},` : '';
  return {
    sourceIds: mark?.sourceIds ?? [],
    ...(mark?.uncited ? { uncited: true as const } : {}),
    text: `**${name}**${known} ${fits[fit]}: ${speaksFor.slice(0, 3).map(short).join('; ')}.${against.join('')}${mark ? ` ${mark.text}` : ''}`,
  };
};

/** What tells the first two apart, and from what is no disease. */
export const apartLines = (conditions: readonly RankedCondition[]): Line[] => {
  const [first] = conditions;
  const entry = first && conditionById(first.id);
  if (!entry) return [];
  const rivals = new Set(conditions.slice(1).map(({ id }) => id));
  const asRival = entry.lookAlikes.filter(({ id }) => id !== null && rivals.has(id));
  const others = entry.lookAlikes.filter((one) => !asRival.includes(one));
  return [...asRival, ...others].slice(0, 3).map(({ name, tellsApart }) => ({
    ...tellsApart,
    text: `${entry.name} or ${inSentence(name)}? ${tellsApart.text}`,
  }));
};

const levelWords: Readonly<Record<Diagnosis['evidence'], string>> = {
  photo: 'a photo alone, the first of four levels (photo, signs, water and history, laboratory)',
  signs:
    'signs that you told, the second of four levels (photo, signs, water and history, laboratory)',
  water:
    'signs and water values, the third of four levels (photo, signs, water and history, laboratory)',
};

/** On what the answer stands, and what would make it surer. */
export const evidenceLines = ({ evidence, raises }: Diagnosis, hasPhoto: boolean): Line[] => [
  uncited(
    evidence === 'photo' && !hasPhoto
      ? 'So far this stands on nothing that was looked at or measured.'
      : `This stands on ${levelWords[evidence]}. It is no diagnosis.`,
  ),
  ...raises.slice(-1).map(uncited),
];

/** Causes that only a scrape tells apart. */
export const needsScrape = (conditions: readonly RankedCondition[]): boolean =>
  conditions.slice(0, 2).some(({ id }) => {
    const entry = conditionById(id);
    return (
      entry?.group === 'parasite' ||
      entry?.group === 'fungus' ||
      /scrape/i.test(entry?.confirmedBy.text ?? '')
    );
  });
