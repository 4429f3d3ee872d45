/** Whether something that floats hides something else. Pure. */

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** True where the two share at least a pixel; a box without a size hides nothing. */
export const overlaps = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) >= 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= 1;
