import { measureFish } from '../features/extract.ts';
import { gateMeasures } from '../gate/measures.ts';
import { locate, straightenFound } from '../pipeline/read-fish.ts';
import { UsageError } from './labels.ts';
import { readPixels } from './pixels.ts';

/** Names of the measurements, in order, read off one photo with a fish. */
export const featureNames = async (
  bytes: Uint8Array,
): Promise<{ fish: string[]; gate: string[] }> => {
  const found = locate(await readPixels(bytes));
  const straightened = straightenFound(found);
  if (straightened === null) throw new UsageError('No fish was found in the first labelled photo.');
  return {
    fish: measureFish(straightened).row.names,
    gate: gateMeasures(found, straightened).names,
  };
};
