import type { Panel } from '../features/panel.ts';
import type { Straightened } from '../pipeline/read-fish.ts';
import { applyBalance, type Balance } from '../pipeline/white-balance.ts';
import type { Measures } from '../types.ts';
import { measureBody } from './body.ts';
import { measurePattern } from './pattern.ts';
import { measureShow } from './show.ts';

/** All measures of a straightened fish. `panel` is its body under the white balance `balance`. */
export const measuresOf = (
  { fish, views }: Straightened,
  { panel, balance }: { panel: Panel; balance: Balance },
): Measures => ({
  ...measureBody(fish.mask, fish.pose),
  ...measurePattern(panel),
  show: measureShow(panel, applyBalance(views.wide, balance), fish.pose),
});
