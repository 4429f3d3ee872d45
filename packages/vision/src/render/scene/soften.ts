import type { Canvas } from '../tub.ts';

/** Focus and lens: each pixel takes a share of its four neighbours, as much as asked (0 to 1). */
export const soften = (canvas: Canvas, amount: number): void => {
  const { width, height, pixels } = canvas;
  const side = amount / 5;
  const stride = width * 3;
  const before = pixels.slice();
  for (let y = 1; y < height - 1; y++)
    for (let p = y * stride + 3; p < (y + 1) * stride - 3; p++)
      pixels[p] =
        before[p] * (1 - 4 * side) +
        side * (before[p - 3] + before[p + 3] + before[p - stride] + before[p + stride]);
};
