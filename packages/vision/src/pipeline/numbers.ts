/** Value at a percentile (0 to 100) of ascending values, interpolated between neighbours. */
export const percentileOfSorted = (sorted: ArrayLike<number>, percent: number): number => {
  const at = (percent / 100) * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(sorted.length - 1, low + 1);
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
};

/** Gaussian smoothing of a line of numbers, ends repeated. */
export const smoothLine = (values: ArrayLike<number>, sigma: number): Float64Array => {
  const radius = Math.floor(sigma * 3);
  const out = new Float64Array(values.length);
  let total = 0;
  for (let k = -radius; k <= radius; k++) {
    const weight = Math.exp(-(k * k) / (2 * sigma * sigma));
    total += weight;
    for (let i = 0; i < values.length; i++)
      out[i] += weight * values[Math.min(values.length - 1, Math.max(0, i + k))];
  }
  return out.map((v) => v / total);
};

/** Solves a small symmetric system by elimination with pivoting. */
export const solve = (matrix: number[][], right: number[]): number[] => {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    for (let r = c + 1; r < n; r++) {
      const factor = rows[r][c] / rows[c][c];
      for (let k = c; k <= n; k++) rows[r][k] -= factor * rows[c][k];
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let r = n - 1; r >= 0; r--) {
    let sum = rows[r][n];
    for (let k = r + 1; k < n; k++) sum -= rows[r][k] * x[k];
    x[r] = sum / rows[r][r];
  }
  return x;
};
