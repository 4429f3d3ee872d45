import type { VisionResult } from '@nishiki/vision/types';

/**
 * The engine would not name this photo: nothing is said of a fish that was not recognised as one, nor
 * of any where several are as prominent and nobody said which is meant.
 */
export const isRefused = ({ outcome }: VisionResult): boolean =>
  outcome === 'not_koi' || outcome === 'poor_photo' || outcome === 'several_fish';

/** Seen from the side: colours can be told, shape, pattern and skin of the back cannot. */
export const isFromTheSide = ({ view }: VisionResult): boolean => view === 'side';

/**
 * The engine ranks the photo but doubts that it shows the back of a koi (it may be none, or lie on its
 * side): health and quality are not judged.
 */
export const mayBeNoKoi = ({ outcome, doubts, view }: VisionResult): boolean =>
  outcome === 'unsure' && (doubts.includes('not_like_a_koi') || view === 'side');
