import { seeded } from './random.ts';

export type Clusters = {
  /** k rows of `dimensions` values. */
  centres: Float32Array;
  /** Cluster of each point. */
  labels: Int32Array;
  /** Points in each cluster. */
  counts: Int32Array;
};

const squared = (a: Float32Array, i: number, b: Float32Array, j: number, d: number): number => {
  let sum = 0;
  for (let c = 0; c < d; c++) {
    const v = a[i * d + c] - b[j * d + c];
    sum += v * v;
  }
  return sum;
};

/** Starting centres far apart from one another (k-means++, Arthur and Vassilvitskii 2007). */
const spreadOut = (points: Float32Array, n: number, d: number, k: number, random: () => number) => {
  const centres = new Float32Array(k * d);
  const nearest = new Float64Array(n).fill(Infinity);
  let chosen = Math.floor(random() * n);
  for (let j = 0; j < k; j++) {
    centres.set(points.subarray(chosen * d, chosen * d + d), j * d);
    let total = 0;
    for (let i = 0; i < n; i++) {
      nearest[i] = Math.min(nearest[i], squared(points, i, centres, j, d));
      total += nearest[i];
    }
    let rest = random() * total;
    chosen = 0;
    while (chosen < n - 1 && (rest -= nearest[chosen]) > 0) chosen++;
  }
  return centres;
};

const assign = (points: Float32Array, n: number, d: number, k: number, c: Float32Array) => {
  const labels = new Int32Array(n);
  let inertia = 0;
  for (let i = 0; i < n; i++) {
    let best = Infinity;
    for (let j = 0; j < k; j++) {
      const distance = squared(points, i, c, j, d);
      if (distance < best) {
        best = distance;
        labels[i] = j;
      }
    }
    inertia += best;
  }
  return { labels, inertia };
};

const means = (points: Float32Array, labels: Int32Array, d: number, old: Float32Array) => {
  const k = old.length / d;
  const sums = new Float64Array(k * d);
  const counts = new Int32Array(k);
  for (let i = 0; i < labels.length; i++) {
    counts[labels[i]]++;
    for (let c = 0; c < d; c++) sums[labels[i] * d + c] += points[i * d + c];
  }
  const centres = Float32Array.from(old, (v, i) => {
    const count = counts[Math.floor(i / d)];
    return count === 0 ? v : sums[i] / count;
  });
  return { centres, counts };
};

/** k-means with a seed: the best of two starts, at most 20 rounds each. */
export const kMeans = (
  points: Float32Array,
  dimensions: number,
  k: number,
  seed: number,
): Clusters => {
  const n = points.length / dimensions;
  const random = seeded(seed);
  let best: (Clusters & { inertia: number }) | null = null;
  for (let attempt = 0; attempt < 2; attempt++) {
    let centres: Float32Array = spreadOut(points, n, dimensions, k, random);
    let previous = Infinity;
    for (let round = 0; round < 20; round++) {
      const { labels, inertia } = assign(points, n, dimensions, k, centres);
      const moved = means(points, labels, dimensions, centres);
      centres = moved.centres;
      if (best === null || inertia < best.inertia)
        best = { centres, labels, counts: moved.counts, inertia };
      if (previous - inertia < 1e-4 * inertia) break;
      previous = inertia;
    }
  }
  if (best === null) throw new RangeError('k-means needs at least one point');
  return best;
};
