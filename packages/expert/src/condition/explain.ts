import type { RankedCondition } from '@nishiki/contract/condition';
import { noUpperEnd, type Condition } from '@nishiki/knowledge/conditions/schema';
import { signById } from '@nishiki/knowledge/conditions/signs';
import type { Evidence } from './evidence.ts';
import type { OpenQuestion } from './ask-next.ts';
import { levelWords, measureWords } from './parameters.ts';

const strengthWords = {
  typical: 'typical of it',
  often: 'often seen with it',
  sometimes: 'sometimes seen with it',
} as const;

const waterNames: Record<NonNullable<Condition['waterCause']>, string> = {
  ammonia: 'Poisonous ammonia (NH3)',
  nitrite: 'Nitrite',
  oxygen: 'Oxygen',
  chlorine: 'Chlorine',
  ph: 'pH or carbonate hardness (KH)',
};

const rangeWords = ({ from, to }: NonNullable<Condition['temperature']>): string =>
  to >= noUpperEnd ? `from ${from} °C` : `from ${from} to ${to} °C`;

const wordsOf = (evidence: Evidence, { temperature, waterCause }: Condition): string => {
  switch (evidence.kind) {
    case 'sign': {
      const { label } = signById(evidence.sign);
      return `${label}: ${evidence.present ? 'seen' : 'looked for and not there'}, ${strengthWords[evidence.strength]}.`;
    }
    case 'photo':
      return `${signById(evidence.sign).label}: a mark on the photo may be this. Look at the fish itself.`;
    case 'water':
      return `${waterCause ? waterNames[waterCause] : 'The water'}: measured, ${levelWords[evidence.level]}.`;
    case 'temperature': {
      const range = temperature ? rangeWords(temperature) : '';
      const fits = evidence.factor > 1 ? 'fits' : 'does not fit';
      return `The water temperature ${fits}: it breaks out ${range}.`;
    }
  }
};

const weightiest = (a: Evidence, b: Evidence): number =>
  Math.abs(Math.log(b.factor)) - Math.abs(Math.log(a.factor));

/** What speaks for the condition and against it, the weightiest first. */
export const explain = (
  evidence: readonly Evidence[],
  condition: Condition,
): Pick<RankedCondition, 'speaksFor' | 'speaksAgainst'> => {
  const words = (isMeant: (e: Evidence) => boolean): string[] =>
    evidence
      .filter(isMeant)
      .sort(weightiest)
      .map((e) => wordsOf(e, condition));
  return {
    speaksFor: words(({ factor }) => factor > 1),
    speaksAgainst: words(({ factor }) => factor < 1),
  };
};

export const questionWords = (question: OpenQuestion): string =>
  'sign' in question ? signById(question.sign).question : measureWords[question.measure];
