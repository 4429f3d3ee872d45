/** Mean over a square of side 2r+1 around each value, smaller at the edge. Two running sums. */
export const boxMean = (
  values: Float32Array,
  width: number,
  height: number,
  r: number,
): Float32Array => {
  const rows = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    let n = 0;
    for (let x = -r; x < width; x++) {
      if (x + r < width) {
        sum += values[start + x + r];
        n++;
      }
      if (x - r - 1 >= 0) {
        sum -= values[start + x - r - 1];
        n--;
      }
      if (x >= 0) rows[start + x] = sum / n;
    }
  }
  const sums = new Float64Array(width);
  let n = 0;
  for (let y = -r; y < height; y++) {
    const enter = (y + r) * width;
    const leave = (y - r - 1) * width;
    if (y + r < height) {
      for (let x = 0; x < width; x++) sums[x] += rows[enter + x];
      n++;
    }
    if (y - r - 1 >= 0) {
      for (let x = 0; x < width; x++) sums[x] -= rows[leave + x];
      n--;
    }
    if (y >= 0) for (let x = 0; x < width; x++) out[y * width + x] = sums[x] / n;
  }
  return out;
};
