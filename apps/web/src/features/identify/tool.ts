import { GUEST_TRIES_KEY } from '@nishiki/contract/photo-limits';
import { tokenCosts } from '@nishiki/contract/tokens';
import type { PhotoTool } from '../../app/analysis/photo-tool.ts';
import { WHOLE_LIMIT } from '../../app/analysis/photo-checks.ts';
import { browserTries } from '../../app/analysis/tries.ts';
import { preloadFinished } from './lazy-finished.tsx';

export const identifyTool: PhotoTool = {
  action: 'Analyze koi',
  stays: 'Your photo is still here',
  cost: tokenCosts.analyzeKoi.comprehensive,
  once: 'One photo read in full',
  limit: WHOLE_LIMIT,
  tries: browserTries(GUEST_TRIES_KEY),
  counter: 'tries',
  counts: 'Only an identified koi uses a try.',
  free: '“Not sure”, “not a koi” and failures cost nothing.',
  planAdds: [],
  preload: preloadFinished,
};
