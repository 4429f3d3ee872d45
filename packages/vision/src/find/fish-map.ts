import { runUNet } from '../network/unet.ts';
import type { Rgb } from '../pipeline/raster.ts';
import type { Finder } from './model.ts';

/** Pixels of the picture (long side 448) to a cell of the map. */
export const NET_CELL = 4;

/** What the network makes of each cell of a picture. */
export type FishMap = {
  width: number;
  height: number;
  /** Cells to the picture's width and height: the last, cut ones are not in the map. */
  across: number;
  down: number;
  /** Share of the cell that is body, 0 to 1. */
  body: Float32Array;
  /** Where the middle of its fish lies, in cells, and how long that fish is. */
  x: Float32Array;
  y: Float32Array;
  length: Float32Array;
  /** Log odds of a fish seen from the side. */
  side: Float32Array;
};

const sigmoid = (v: number) => 1 / (1 + Math.exp(-v));

/** @param picture long side 448 px, as the network was fitted */
export const mapFish = (picture: Rgb, model: Finder): FishMap => {
  const { centre, spread, way } = model;
  const levels = Float32Array.from({ length: 256 }, (_, v) => (v / 255 - centre) / spread);
  const data = new Float32Array(picture.data.length);
  for (let i = 0; i < data.length; i++) data[i] = levels[picture.data[i]];
  const input = { rows: picture.height, columns: picture.width, channels: 3, data };
  const { rows, columns, channels, data: told } = runUNet(model.map, input).places;
  const n = rows * columns;
  const map: FishMap = {
    width: columns,
    height: rows,
    across: picture.width / NET_CELL,
    down: picture.height / NET_CELL,
    body: new Float32Array(n),
    x: new Float32Array(n),
    y: new Float32Array(n),
    length: new Float32Array(n),
    side: new Float32Array(n),
  };
  for (let p = 0, at = 0; p < n; p++, at += channels) {
    map.body[p] = sigmoid(told[at]);
    map.x[p] = (p % columns) + told[at + 1] * way;
    map.y[p] = Math.floor(p / columns) + told[at + 2] * way;
    map.length[p] = Math.exp(Math.min(2, told[at + 3])) * model.length;
    map.side[p] = told[at + 4];
  }
  return map;
};
