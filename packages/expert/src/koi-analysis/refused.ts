import type { VisionResult } from '@nishiki/vision/types';

/** The engine would not name this photo: nothing is said of a fish that was not recognised as one. */
export const isRefused = ({ outcome }: VisionResult): boolean =>
  outcome === 'not_koi' || outcome === 'poor_photo';
