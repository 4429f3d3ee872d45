/** Upper edges of the bins of each feature; a value belongs to the first bin whose edge is not below it. */
export type Edges = readonly (readonly number[])[];

const MOST = 48;

/** Four significant digits: enough to part two measurements, short in the model file. */
const short = (v: number) => Number(v.toPrecision(4));

/** Bin edges halfway between neighbouring quantiles of the training rows. */
export const findEdges = (rows: readonly Float32Array[]): number[][] => {
  const features = rows[0].length;
  return Array.from({ length: features }, (_, f) => {
    const values = [...new Set(Float32Array.from(rows, (r) => r[f]).sort())];
    const step = Math.max(1, (values.length - 1) / MOST);
    const edges = new Set<number>();
    for (let k = 0; k < values.length - 1; k += step) {
      const i = Math.floor(k);
      edges.add(short((values[i] + values[i + 1]) / 2));
    }
    return [...edges].sort((a, b) => a - b);
  });
};

/** Bin of a value: how many edges lie below it. */
export const binOf = (edges: readonly number[], value: number): number => {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Bins of one row of features. */
export const binRow = (edges: Edges, row: Float32Array): Uint8Array =>
  Uint8Array.from(edges, (e, f) => binOf(e, row[f]));
