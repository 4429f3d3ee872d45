import type { Pose } from '../pipeline/pose.ts';
import { FRAME_FROM, FRAME_ROWS, FRAME_TO } from './frame.ts';
import type { Pyramid } from './pyramid.ts';

/** A row of the frame strides over at least this many pixels of the picture it is read from. */
const STRIDE = 1.1;

/**
 * sRGB colours (0 to 255) of a photo at the cells of a frame, read from the smallest picture of the
 * pyramid that still shows every row, so that what lies between two cells is averaged, not skipped.
 * @param positions cells in pixels of the pose's picture  @param width of the pose's picture, over that of the photo
 */
export const framePlace = (
  pose: Pose,
  pyramid: Pyramid,
  positions: Float64Array,
  share: number,
): Float32Array => {
  const photo = pyramid[pyramid.length - 1];
  const rowStep = (pose.length * (FRAME_TO - FRAME_FROM)) / (FRAME_ROWS - 1) / share;
  const image = pyramid.find((p) => (rowStep * p.width) / photo.width >= STRIDE) ?? photo;
  const { width, height, data } = image;
  const scale = width / photo.width / share;
  const out = new Float32Array((positions.length / 2) * 3);
  for (let i = 0, to = 0; i < positions.length; i += 2, to += 3) {
    const x = Math.min(width - 1.001, Math.max(0, (positions[i] + 0.5) * scale - 0.5));
    const y = Math.min(height - 1.001, Math.max(0, (positions[i + 1] + 0.5) * scale - 0.5));
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const p = (y0 * width + x0) * 3;
    const q = p + width * 3;
    for (let c = 0; c < 3; c++)
      out[to + c] =
        (data[p + c] * (1 - fx) + data[p + 3 + c] * fx) * (1 - fy) +
        (data[q + c] * (1 - fx) + data[q + 3 + c] * fx) * fy;
  }
  return out;
};
