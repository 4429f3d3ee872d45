import { widthAt, type Body } from './body.ts';
import { quadratics } from './path.ts';

const columns = 8;

/** Edges of the scales, row by row from the shoulder to the tail, smaller towards the tail. */
export const scaleNet = ({ at }: Body) => {
  let path = '';
  for (let u = 0.212, row = 0; u < 0.97; row++) {
    const step = 0.0066 + 0.0215 * widthAt(u);
    const shift = row % 2 ? 1 / columns : 0;
    const v = (c: number) => -1 + shift + (2 * c) / columns;
    path += quadratics(
      at(u, v(-1)),
      Array.from(
        { length: columns + 1 },
        (_, c) => [at(u + step * 1.5, v(c - 0.5)), at(u, v(c))] as const,
      ),
    );
    u += step * 0.86;
  }
  return path;
};

/** Mirror scales of a doitsu koi: two lines beside the dorsal fin that join towards the tail. */
export const mirrorScales = ({ at }: Body) => {
  const scale = (u: number, v: number, size: number) =>
    quadratics(at(u - size, v), [
      [at(u, v - size * 9), at(u + size, v)],
      [at(u, v + size * 9), at(u - size, v)],
    ]);
  let path = '';
  for (let u = 0.235; u < 0.7; u += 0.026) path += scale(u, -0.18, 0.0145) + scale(u, 0.18, 0.0145);
  for (let u = 0.72; u < 0.95; u += 0.023) path += scale(u, 0, 0.013);
  return path;
};
