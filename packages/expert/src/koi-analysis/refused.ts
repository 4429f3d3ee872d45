import type { VisionResult } from '@nishiki/vision/types';

/** The engine would not name this photo: nothing is said of a fish that was not recognised as one. */
export const isRefused = ({ outcome }: VisionResult): boolean =>
  outcome === 'not_koi' || outcome === 'poor_photo';

/** The engine ranks the photo but doubts that it shows a koi: health and quality are not judged. */
export const mayBeNoKoi = ({ outcome, doubts }: VisionResult): boolean =>
  outcome === 'unsure' && doubts.includes('not_like_a_koi');
