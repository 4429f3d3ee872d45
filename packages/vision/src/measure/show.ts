import type { Pose } from '../pipeline/pose.ts';
import { findHeadSpot } from './head-spot.ts';
import { measureKiwa } from './kiwa.ts';
import { measureLayout } from './layout.ts';
import { netEvenness } from './net.ts';
import { measureOutline } from './outline.ts';
import type { Lab } from '../pipeline/raster.ts';
import type { PatternView } from './pattern.ts';
import { measureRedPattern } from './red-pattern.ts';
import { measureShades } from './shades.ts';
import type { ShowMeasures } from './show-measures.ts';
import { showView } from './show-view.ts';
import { tailStop } from './tail-stop.ts';

/**
 * Measures for the practice score.
 * @param view the straightened, white-balanced body; `wide` with fins and water, up to the tail;
 * `pose` its centre line in the photo
 */
export const measureShow = (
  view: PatternView,
  wide: Lab,
  pose: Pick<Pose, 'radius' | 'halfWidth' | 'length'>,
): ShowMeasures => {
  const shown = showView(view, pose);
  return {
    ...measureOutline(pose),
    ...measureLayout(shown),
    ...measureRedPattern(shown),
    ...measureShades(shown),
    kiwa: measureKiwa(shown),
    headSpot: findHeadSpot(shown),
    tailStop: tailStop(wide, pose),
    netEvenness: netEvenness(view),
  };
};
