/** How a condition is told of. Pure. */
import type { RankedCondition } from '@nishiki/contract/condition';
import type { Tone } from '../../../ui/tone.ts';

const severityTones: Record<RankedCondition['severity'], Tone> = {
  low: 'neutral',
  medium: 'attention',
  high: 'alarm',
  critical: 'alarm',
};
export const severityTone = (severity: RankedCondition['severity']): Tone =>
  severityTones[severity];

export const severityWords: Record<RankedCondition['severity'], string> = {
  low: 'Low severity',
  medium: 'Medium severity',
  high: 'High severity',
  critical: 'Critical',
};

export const fitWords: Record<RankedCondition['fit'], string> = {
  strong: 'Fits well with what is known',
  partial: 'Fits in part',
  weak: 'Fits weakly: one hint among many',
};
