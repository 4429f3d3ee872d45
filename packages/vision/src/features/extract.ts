import type { Straightened } from '../pipeline/read-fish.ts';
import { applyBalance, findBalance, type Balance } from '../pipeline/white-balance.ts';
import { addColourMap, addPatches, addRegionColours, addShades, findPatches } from './colours.ts';
import { addFins } from './fins.ts';
import { makePanel, MARGIN, type Panel } from './panel.ts';
import { emptyRow, add, type FeatureRow } from './row.ts';
import { addProfile, addTexture } from './texture.ts';

export type Measured = { row: FeatureRow; panel: Panel; balance: Balance };

/** All measurements of a straightened fish, in a fixed order. */
export const measureFish = ({ fish, views }: Straightened): Measured => {
  const balance = findBalance(views.body, MARGIN);
  const panel = makePanel(applyBalance(views.body, balance));
  const patches = findPatches(panel);
  const row = emptyRow();
  addRegionColours(row, panel);
  addPatches(row, panel, patches);
  addShades(row, panel);
  addTexture(row, panel, patches);
  addProfile(row, panel);
  // Fins lie in the water: only the exposure of the body is carried over to them.
  addFins(row, applyBalance(views.wide, { ...balance, a: 0, b: 0 }), views);
  const { radius, aspect, headScore } = fish.pose;
  add(row, 'shape', [aspect, radius.indexOf(Math.max(...radius)) / radius.length, headScore]);
  addColourMap(row, panel);
  return { row, panel, balance };
};
