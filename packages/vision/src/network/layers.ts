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
 * out = patches x weights + constants, a patch at a time. Four outputs share each read of the patch:
 * this is where the network spends its time.
 */
const multiply = (
  patch: Float32Array,
  { weights, constants }: Weights,
  out: Float32Array,
  at: number,
): void => {
  const n = patch.length;
  const outputs = constants.length;
  for (let o = 0; o < outputs; o += 4) {
    const [a, b, c, d] = [o * n, (o + 1) * n, (o + 2) * n, (o + 3) * n];
    let s0 = constants[o];
    let s1 = constants[o + 1];
    let s2 = constants[o + 2];
    let s3 = constants[o + 3];
    for (let i = 0; i < n; i++) {
      const v = patch[i];
      s0 += v * weights[a + i];
      s1 += v * weights[b + i];
      s2 += v * weights[c + i];
      s3 += v * weights[d + i];
    }
    out[at + o] = s0;
    out[at + o + 1] = s1;
    out[at + o + 2] = s2;
    out[at + o + 3] = s3;
  }
};

const relu = (values: Float32Array): void => {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
};

/** 3x3 convolution with step 2, zeros around, then ReLU. The outputs must be a multiple of four. */
export const halve = (input: Grid, layer: Weights): Grid => {
  const { rows, columns, channels, data } = input;
  const out = grid((rows + 1) >> 1, (columns + 1) >> 1, layer.constants.length);
  const line = channels * 3;
  const patch = new Float32Array(line * 3);
  for (let y = 0; y < out.rows; y++)
    for (let x = 0; x < out.columns; x++) {
      patch.fill(0);
      const left = Math.max(0, 2 * x - 1);
      const right = Math.min(columns, 2 * x + 2);
      const shift = (left - (2 * x - 1)) * channels;
      for (let k = 0; k < 3; k++) {
        const row = 2 * y - 1 + k;
        if (row < 0 || row >= rows) continue;
        const from = row * columns;
        patch.set(
          data.subarray((from + left) * channels, (from + right) * channels),
          k * line + shift,
        );
      }
      multiply(patch, layer, out.data, (y * out.columns + x) * out.channels);
    }
  relu(out.data);
  return out;
};

/** 3x3 convolution of each channel by itself, zeros around, then ReLU. Weights by place, then channel. */
export const depthwise = (input: Grid, { weights, constants }: Weights): Grid => {
  const { rows, columns, channels, data } = input;
  const out = grid(rows, columns, channels);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const to = (y * columns + x) * channels;
      for (let c = 0; c < channels; c++) out.data[to + c] = constants[c];
      for (let k = 0; k < 9; k++) {
        const row = y + Math.floor(k / 3) - 1;
        const column = x + (k % 3) - 1;
        if (row < 0 || column < 0 || row >= rows || column >= columns) continue;
        const from = (row * columns + column) * channels;
        const w = k * channels;
        for (let c = 0; c < channels; c++) out.data[to + c] += data[from + c] * weights[w + c];
      }
    }
  relu(out.data);
  return out;
};

/** Adds a mix of the channels of `found` to `input`, place by place, then ReLU. */
export const addMix = (input: Grid, found: Grid, layer: Weights): Grid => {
  const { rows, columns, channels } = input;
  const out = grid(rows, columns, channels);
  for (let p = 0; p < rows * columns; p++)
    multiply(found.data.subarray(p * channels, (p + 1) * channels), layer, out.data, p * channels);
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
