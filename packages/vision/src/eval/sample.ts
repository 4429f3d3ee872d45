import { measureFish } from '../features/extract.ts';
import { gateMeasures } from '../gate/measures.ts';
import { networkInput } from '../network/input.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { locate, straightenFound } from '../pipeline/read-fish.ts';

/** What the models see of one picture: measurements of the fish, then those of the gate. */
export type Sample = { fish: Float32Array; gate: Float32Array };

/** Measures a picture and makes the network's input of it; null when no fish was found in it. */
export const measureSample = (photo: Rgb): (Sample & { view: Float32Array }) | null => {
  const found = locate(photo);
  const straightened = straightenFound(found);
  if (straightened === null) return null;
  const { row, balance } = measureFish(straightened);
  return {
    fish: Float32Array.from(row.values),
    gate: Float32Array.from(gateMeasures(found, straightened).values),
    view: networkInput(straightened, balance),
  };
};
