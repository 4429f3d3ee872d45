/** Whether two photos show the same fish, in words. Pure. */
import type { Change, Comparison } from '@nishiki/contract/identity';
import { decimal, percent } from '../../../lib/formats.ts';
import type { Tone } from '../../../ui/tone.ts';

type Verdict = Pick<Comparison, 'verdict' | 'probability'>;

/** No photo makes it certain, so neither 0 % nor 100 % is ever said. */
export const shareWords = (probability: number): string =>
  probability > 0.99 ? 'over 99%' : probability < 0.01 ? 'under 1%' : percent(probability);

const likely = (probability: number | null): string =>
  probability === null
    ? ''
    : ` That it is the same fish is ${shareWords(probability)} likely by its pattern.`;

/** @returns what is said, and its colour */
export const verdictWords = ({
  verdict,
  probability,
}: Verdict): { title: string; words: string; tone: Tone } => {
  switch (verdict) {
    case 'same':
      return { title: 'The same fish', words: likely(probability).trim(), tone: 'good' };
    case 'different':
      return { title: 'Two different fish', words: likely(probability).trim(), tone: 'neutral' };
    case 'unsure':
      return {
        title: 'These photos do not settle it',
        words: `It may be the same fish, or another one that looks like it.${likely(probability)}`,
        tone: 'attention',
      };
  }
};

/** 'one day apart'. */
export const apartWords = (days: number): string =>
  days === 0
    ? 'Both photos were read on the same day.'
    : `${days === 1 ? 'One day' : `${decimal(days)} days`} lie between the two.`;

const units: Record<Change['unit'], string> = { percent: '%', degrees: '°', points: '' };

/** A measured value with its unit; a tenth is all that a photo can tell. */
export const valueWords = (value: number, unit: Change['unit']): string =>
  `${decimal(value)}${units[unit]}`;
