import { tokenCosts } from '@nishiki/contract/tokens';
import type { PhotoTool } from '../../app/analysis/photo-tool.ts';
import { PANEL_LIMIT } from '../../app/analysis/photo-checks.ts';
import { browserTries } from '../../app/analysis/tries.ts';
import { preloadFinished } from './lazy-finished.tsx';
import { preloadTold } from './told/lazy-told.tsx';

/** Browser storage key of the guest's used tries (the specification's). */
const TRIES_KEY = 'disease-detect-tries-used';

export const diseaseTool: PhotoTool = {
  action: 'Detect Diseases',
  stays: 'Your photo and all that you entered are still here',
  cost: tokenCosts.analyzeKoi['disease-detection'],
  once: 'One photo searched for disease',
  limit: PANEL_LIMIT,
  tries: browserTries(TRIES_KEY),
  counter: 'disease',
  counts: 'Only a photo on which the fish can be read uses a try.',
  free: '“Not a koi”, a photo that says too little, and failures cost nothing.',
  planAdds: ['Signs told by speaking, as well as by typing'],
  preload: () => {
    preloadTold();
    preloadFinished();
  },
};
