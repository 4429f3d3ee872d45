import type { Analysis } from '@nishiki/contract/analysis';
import type { Tone } from '../../../ui/tone.ts';
import { percentWords } from './colour-words.ts';

type Band = NonNullable<Analysis['health']['band']>;

const bands: Record<Band, Tone> = {
  Excellent: 'good',
  Good: 'good',
  Fair: 'attention',
  Poor: 'alarm',
};
export const bandTone = (band: Band): Tone => bands[band];

/** Alarming only where something was seen; what a photo cannot tell is no reason for alarm. */
export const riskTone = (risk: Analysis['health']['diseaseRisk']): Tone =>
  risk === 'Not assessable' ? 'neutral' : 'alarm';

/** Bands of the specification for any part of the score: 75 and more is good, 60 and more fair. */
export const partTone = (score: number): Tone =>
  score >= 75 ? 'good' : score >= 60 ? 'attention' : 'alarm';

const FIRM = 80;

/** How sure, in words: a number alone says too little. */
export const sureWords = (confidence: number): string => {
  if (confidence >= 95) return 'Very sure';
  if (confidence >= FIRM) return 'Sure';
  return confidence >= 60 ? 'Fairly sure' : 'Not sure';
};

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** Why the first candidate stands first: how far the next ones are behind. */
export const whyWords = (candidates: Analysis['candidates']): string => {
  const [first, ...others] = candidates;
  if (first === undefined) return '';
  const close = others.filter(({ probability }) => probability >= first.probability / 3);
  if (close.length > 0)
    return `${listed(close.map(({ name }) => name))} ${close.length === 1 ? 'is' : 'are'} close behind, so look at the marks that tell them apart.`;
  const next = others[0];
  return next === undefined
    ? ''
    : `The next likeliest, ${next.name}, is far behind at ${percentWords(next.probability)}.`;
};
