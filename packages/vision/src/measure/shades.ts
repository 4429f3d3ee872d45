import { percentileOfSorted } from '../pipeline/numbers.ts';
import type { Mask } from '../pipeline/raster.ts';
import { patchesOf } from './patch-shapes.ts';
import { alongOf, placeOf, type ShowView } from './show-view.ts';
import type { BodyPlace, ShadeMeasures } from './show-measures.ts';

const LEAST = 0.02;
const SCALE = 15;
const HEAD_END = 0.18;
const BODY_FROM = 0.25;
const PALE = 0.7;

const median = (values: number[]): number =>
  percentileOfSorted(
    values.sort((a, b) => a - b),
    50,
  );

/** Cells of a mask whose four neighbours belong to it too: at an edge two colours mix. */
const innerCells = ({ data, width, height }: Mask): number[] => {
  const out: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x;
      if (data[p] + data[p - 1] + data[p + 1] + data[p - width] + data[p + width] === 5)
        out.push(p);
    }
  return out;
};

const redShades = ({
  lab,
  red,
}: ShowView): Pick<ShadeMeasures, 'redDepth' | 'redHueSpread' | 'seeThrough'> => {
  const cells = innerCells(red);
  if (cells.length < LEAST * red.data.length)
    return { redDepth: null, redHueSpread: null, seeThrough: null };
  const chroma = cells.map((p) => Math.hypot(lab[3 * p + 1], lab[3 * p + 2]));
  const depth = median([...chroma]);
  const lightness = median(cells.map((p) => lab[3 * p]));
  const hues = cells
    .map((p) => (Math.atan2(lab[3 * p + 2], lab[3 * p + 1]) * 180) / Math.PI)
    .sort((a, b) => a - b);
  const pale = cells.filter((p, i) => chroma[i] < PALE * depth && lab[3 * p] > lightness);
  return {
    redDepth: depth,
    redHueSpread: (percentileOfSorted(hues, 84) - percentileOfSorted(hues, 16)) / 2,
    seeThrough: pale.length / cells.length,
  };
};

const headYellow = ({ lab, white, width, height }: ShowView): number | null => {
  const cells = innerCells(white);
  const along = (p: number): number => alongOf({ height }, Math.floor(p / width));
  const head = cells.filter((p) => along(p) < HEAD_END).map((p) => lab[3 * p + 2]);
  const body = cells.filter((p) => along(p) > BODY_FROM).map((p) => lab[3 * p + 2]);
  if (head.length < 4 * SCALE || body.length < 4 * SCALE) return null;
  return median(head) - median(body);
};

const blackLightness = ({ lab, black }: ShowView): number | null => {
  const cells = innerCells(black);
  return cells.length < LEAST * black.data.length ? null : median(cells.map((p) => lab[3 * p]));
};

/** Specks with white all around them: a stone is larger, a shadow lies at an edge of the body. */
const darkSpecks = ({ lab, white, width, height }: ShowView): BodyPlace[] => {
  const cells = innerCells(white);
  if (cells.length < LEAST * white.data.length) return [];
  const limit = median(cells.map((p) => lab[3 * p])) - 0.25;
  const dark: Mask = {
    width,
    height,
    data: white.data.map((_, p) => (lab[3 * p] < limit ? 1 : 0)),
  };
  const specks = patchesOf(dark).patches.filter(({ area, left, right, top, bottom }) => {
    if (area < SCALE / 8 || area > SCALE / 2) return false;
    if (left < 3 || top < 3 || right > width - 4 || bottom > height - 4) return false;
    let ring = 0;
    let clean = 0;
    for (let y = top - 2; y <= bottom + 2; y++)
      for (let x = left - 2; x <= right + 2; x++) {
        if (x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2) continue;
        ring++;
        clean += white.data[y * width + x];
      }
    return clean >= 0.9 * ring;
  });
  return specks.map((patch) => placeOf({ width, height }, patch));
};

const headBodyDifference = ({ lab, width, height }: ShowView): number => {
  const middle = (from: number, to: number): number[] => {
    const channels: number[][] = [[], [], []];
    for (let y = Math.round(from * height); y < to * height; y++)
      for (let x = Math.floor(width / 4); x < (3 * width) / 4; x++)
        for (let c = 0; c < 3; c++) channels[c].push(lab[3 * (y * width + x) + c]);
    return channels.map(median);
  };
  const head = middle(0.04, HEAD_END);
  const body = middle(BODY_FROM, 0.9);
  return Math.hypot(...head.map((v, c) => v - body[c]));
};

/** The shades of red, white and black after white balance. Gloss is in no still photo. */
export const measureShades = (view: ShowView): ShadeMeasures => ({
  ...redShades(view),
  headYellow: headYellow(view),
  blackLightness: blackLightness(view),
  darkSpecks: darkSpecks(view),
  headBodyDifference: headBodyDifference(view),
});
