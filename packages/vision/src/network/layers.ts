/** Values of a layer: row by row, the channels of one place side by side. */
export type Grid = { rows: number; columns: number; channels: number; data: Float32Array };

/** Weights by output, then by input (of a 3x3: row, column, channel), and a constant an output. */
export type Weights = { weights: Float32Array; constants: Float32Array };

const grid = (rows: number, columns: number, channels: number): Grid => ({
  rows,
  columns,
  channels,
  data: new Float32Array(rows * columns * channels),
});

/**
 * out = patches x weights + constants, for two patches of `n` values at once (at `p` and `q` of
 * `data`). Two patches and four outputs share each read: this is where a network spends its time.
 */
const multiplyTwo = (
  data: Float32Array,
  [p, q]: readonly [number, number],
  n: number,
  { weights, constants }: Weights,
  out: Float32Array,
  [toP, toQ]: readonly [number, number],
): void => {
  for (let o = 0; o < constants.length; o += 4) {
    let w = o * n;
    let p0 = constants[o];
    let p1 = constants[o + 1];
    let p2 = constants[o + 2];
    let p3 = constants[o + 3];
    let q0 = p0;
    let q1 = p1;
    let q2 = p2;
    let q3 = p3;
    for (let i = 0; i < n; i++, w++) {
      const u = data[p + i];
      const v = data[q + i];
      const w0 = weights[w];
      const w1 = weights[w + n];
      const w2 = weights[w + 2 * n];
      const w3 = weights[w + 3 * n];
      p0 += u * w0;
      p1 += u * w1;
      p2 += u * w2;
      p3 += u * w3;
      q0 += v * w0;
      q1 += v * w1;
      q2 += v * w2;
      q3 += v * w3;
    }
    out[toP + o] = p0;
    out[toP + o + 1] = p1;
    out[toP + o + 2] = p2;
    out[toP + o + 3] = p3;
    out[toQ + o] = q0;
    out[toQ + o + 1] = q1;
    out[toQ + o + 2] = q2;
    out[toQ + o + 3] = q3;
  }
};

const relu = (values: Float32Array): void => {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
};

/**
 * Convolution of `size` squared with a step and zeros around, then ReLU. The outputs must be a
 * multiple of four.
 */
export const convolve = (
  input: Grid,
  layer: Weights,
  { size, step, pad }: { size: number; step: number; pad: number },
): Grid => {
  const { rows, columns, channels, data } = input;
  const reach = 2 * pad - size;
  const out = grid(
    Math.floor((rows + reach) / step) + 1,
    Math.floor((columns + reach) / step) + 1,
    layer.constants.length,
  );
  const line = channels * size;
  const n = line * size;
  const patches = new Float32Array(n * 2);
  const gather = (to: number, x: number, y: number) => {
    patches.fill(0, to, to + n);
    const first = step * x - pad;
    const left = Math.max(0, first);
    const right = Math.min(columns, first + size);
    const start = to + (left - first) * channels;
    for (let k = 0; k < size; k++) {
      const row = step * y - pad + k;
      if (row < 0 || row >= rows) continue;
      const from = row * columns;
      patches.set(
        data.subarray((from + left) * channels, (from + right) * channels),
        start + k * line,
      );
    }
  };
  for (let y = 0; y < out.rows; y++)
    for (let x = 0; x < out.columns; x += 2) {
      // The last column of an odd number is worked out twice.
      const next = Math.min(x + 1, out.columns - 1);
      gather(0, x, y);
      gather(n, next, y);
      const at = y * out.columns;
      multiplyTwo(patches, [0, n], n, layer, out.data, [
        (at + x) * out.channels,
        (at + next) * out.channels,
      ]);
    }
  relu(out.data);
  return out;
};

/** 3x3 convolution with step 2. */
export const halve = (input: Grid, layer: Weights): Grid =>
  convolve(input, layer, { size: 3, step: 2, pad: 1 });

/** 3x3 convolution of each channel by itself, zeros around, then ReLU. Weights by place, then channel. */
export const depthwise = (input: Grid, { weights, constants }: Weights): Grid => {
  const { rows, columns, channels, data } = input;
  const out = grid(rows, columns, channels);
  const found = out.data;
  const line = columns * channels;
  for (let y = 0; y < rows; y++) {
    const to = y * line;
    for (let x = 0; x < columns; x++) found.set(constants, to + x * channels);
    for (let k = 0; k < 9; k++) {
      const across = (k % 3) - 1;
      const row = y + (k - (k % 3)) / 3 - 1;
      if (row < 0 || row >= rows) continue;
      const shift = (row - y) * line + across * channels;
      const end = to + line - (across > 0 ? channels : 0);
      let w = k * channels;
      for (let i = to + (across < 0 ? channels : 0); i < end; i += channels, w = k * channels)
        for (let j = i; j < i + channels; j++, w++) found[j] += data[j + shift] * weights[w];
    }
  }
  relu(found);
  return out;
};

/** A mix of the channels, place by place. */
export const mix = ({ rows, columns, channels, data }: Grid, layer: Weights): Grid => {
  const out = grid(rows, columns, layer.constants.length);
  const places = rows * columns;
  for (let p = 0; p < places; p += 2) {
    const q = Math.min(p + 1, places - 1);
    multiplyTwo(data, [p * channels, q * channels], channels, layer, out.data, [
      p * out.channels,
      q * out.channels,
    ]);
  }
  return out;
};

/** Adds a mix of the channels of `found` to `input`, place by place, then ReLU. */
export const addMix = (input: Grid, found: Grid, layer: Weights): Grid => {
  const out = mix(found, layer);
  for (let i = 0; i < out.data.length; i++) out.data[i] += input.data[i];
  relu(out.data);
  return out;
};

/** Means over the head rows and the rest, and the largest value, channel by channel. */
export const pool = ({ rows, columns, channels, data }: Grid, headRows: number): Float32Array => {
  const out = new Float32Array(channels * 3);
  out.fill(-Infinity, channels * 2);
  for (let p = 0; p < rows * columns; p++) {
    const head = p < headRows * columns;
    const share = 1 / (columns * (head ? headRows : rows - headRows));
    for (let c = 0; c < channels; c++) {
      const v = data[p * channels + c];
      out[(head ? 0 : channels) + c] += v * share;
      if (v > out[channels * 2 + c]) out[channels * 2 + c] = v;
    }
  }
  return out;
};

/** Adds each place of a grid half as fine to the four places it stands for, then ReLU. Changes `fine`. */
export const addFromCoarse = (fine: Grid, coarse: Grid): Grid => {
  const { rows, columns, channels, data } = fine;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const to = (y * columns + x) * channels;
      const from = ((y >> 1) * coarse.columns + (x >> 1)) * channels;
      for (let c = 0; c < channels; c++) data[to + c] += coarse.data[from + c];
    }
  relu(data);
  return fine;
};
