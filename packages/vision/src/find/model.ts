import { readModelBytes, readModelFile, type About } from '../model/file.ts';
import { readHalves } from '../network/half.ts';
import type { Weights } from '../network/layers.ts';
import { unetOf, type UNet, type UNetShape } from '../network/unet.ts';

/** Header of the finder's file; its numbers lie beside it. Fitted on drawn scenes alone. */
export type FinderFile = Omit<About, 'features'> & {
  map: UNetShape;
  frame: UNetShape;
  /** Mean and deviation of the colours (0 to 1) that the networks read. */
  centre: number;
  spread: number;
  /** Cells to a unit of a way to the middle; cells of a fish whose length is told as 0. */
  way: number;
  length: number;
};

export type Finder = Pick<FinderFile, 'version' | 'centre' | 'spread' | 'way' | 'length'> & {
  /** What each cell of the picture belongs to. */
  map: UNet;
  /** Body or not, cell by cell of a straightened frame, and what the whole of it is. */
  frame: UNet;
};

export const finderOf = (file: FinderFile, bytes: Uint8Array): Finder => {
  const numbers = readHalves(bytes);
  let at = 0;
  const take = (inputs: number, outputs: number): Weights => {
    const weights = numbers.subarray(at, at + inputs * outputs);
    const constants = numbers.subarray(at + inputs * outputs, at + (inputs + 1) * outputs);
    at += (inputs + 1) * outputs;
    return { weights, constants };
  };
  const { version, centre, spread, way, length } = file;
  const map = unetOf(file.map, take);
  const frame = unetOf(file.frame, take);
  if (at !== numbers.length) throw new Error('The finder file has another length than its header.');
  return { version, centre, spread, way, length, map, frame };
};

let loaded: Finder | null = null;

/** The shipped finder, read once. */
export const finder = (): Finder =>
  (loaded ??= finderOf(readModelFile<FinderFile>('finder.json'), readModelBytes('finder.bin')));
