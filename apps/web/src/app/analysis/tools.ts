/** The tools that read photos. */
import { GUEST_TRIES_KEY } from '@nishiki/contract/photo-limits';
import { tokenCosts } from '@nishiki/contract/tokens';
import { PANEL_LIMIT, WHOLE_LIMIT } from './photo-checks.ts';
import type { PhotoTool } from './photo-tool.ts';
import { browserTries } from './tries.ts';

/** Browser storage key of the guest's used tries (the specification's). */
const DISEASE_TRIES_KEY = 'disease-detect-tries-used';

/** The full analysis of /identify. */
export const identifyTool: PhotoTool = {
  action: 'Analyze koi',
  stays: 'Your photo is still here',
  cost: tokenCosts.analyzeKoi.comprehensive,
  once: 'One photo read in full',
  limit: WHOLE_LIMIT,
  tries: browserTries(GUEST_TRIES_KEY),
  counter: 'tries',
  counts: 'Only an identified koi uses a try.',
  free: '“Not sure”, “not a koi”, several fish to choose from, and failures cost nothing.',
  planAdds: [],
};

/** The search for disease, on its page. */
export const diseaseTool: PhotoTool = {
  action: 'Detect Diseases',
  stays: 'Your photo and all that you entered are still here',
  cost: tokenCosts.analyzeKoi['disease-detection'],
  once: 'One photo searched for disease',
  limit: PANEL_LIMIT,
  tries: browserTries(DISEASE_TRIES_KEY),
  counter: 'disease',
  counts: 'Only a photo on which the fish can be read uses a try.',
  free: '“Not a koi”, several fish to choose from, a photo that says too little, and failures cost nothing.',
  planAdds: ['Signs told by speaking, as well as by typing'],
};
