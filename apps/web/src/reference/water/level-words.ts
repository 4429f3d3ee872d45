import type { Level } from '@nishiki/koi-science/bands';
import type { Tone } from '../../ui/tone.ts';

export const levelWords: Readonly<Record<Level, { name: string; tone: Tone; means: string }>> = {
  ideal: { name: 'Ideal', tone: 'good', means: 'nothing to do' },
  watch: { name: 'Watch', tone: 'neutral', means: 'look closer, test again soon' },
  act: { name: 'Act', tone: 'attention', means: 'do something today' },
  emergency: { name: 'Emergency', tone: 'alarm', means: 'do something now' },
};
