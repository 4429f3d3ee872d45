import type { Canvas } from './tub.ts';

const STEP = 4;

/** Three running means in a row come close to a Gaussian blur. */
const soften = (mask: Float32Array, width: number, height: number, radius: number): void => {
  const line = new Float32Array(Math.max(width, height));
  const pass = (start: number, step: number, n: number): void => {
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += i >= 0 && i < n ? mask[start + i * step] : 0;
    for (let i = 0; i < n; i++) {
      line[i] = sum / (2 * radius + 1);
      const enter = i + radius + 1;
      const leave = i - radius;
      if (enter < n) sum += mask[start + enter * step];
      if (leave >= 0) sum -= mask[start + leave * step];
    }
    for (let i = 0; i < n; i++) mask[start + i * step] = line[i];
  };
  for (let round = 0; round < 3; round++) {
    for (let y = 0; y < height; y++) pass(y * width, 1, width);
    for (let x = 0; x < width; x++) pass(x, width, height);
  }
};

/**
 * Darkens the canvas where a thing floating above the floor keeps the light away.
 * @param covers share of light held back at a pixel, 0 to 1.
 */
export const castShadow = (
  canvas: Canvas,
  covers: (x: number, y: number) => number,
  shift: { x: number; y: number },
  blur: number,
  depth: number,
): void => {
  const columns = Math.ceil(canvas.width / STEP) + 1;
  const rows = Math.ceil(canvas.height / STEP) + 1;
  const mask = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      mask[j * columns + i] = covers(i * STEP - shift.x, j * STEP - shift.y);
  soften(mask, columns, rows, Math.max(1, Math.round(blur / STEP)));
  for (let y = 0, at = 0; y < canvas.height; y++) {
    const j = Math.floor(y / STEP);
    const fy = y / STEP - j;
    for (let x = 0; x < canvas.width; x++, at += 3) {
      const i = Math.floor(x / STEP);
      const fx = x / STEP - i;
      const k = j * columns + i;
      const below = j + 1 < rows ? k + columns : k;
      const share =
        (mask[k] * (1 - fx) + mask[k + 1] * fx) * (1 - fy) +
        (mask[below] * (1 - fx) + mask[below + 1] * fx) * fy;
      const keep = 1 - depth * share;
      canvas.pixels[at] *= keep;
      canvas.pixels[at + 1] *= keep;
      canvas.pixels[at + 2] *= keep;
    }
  }
};
