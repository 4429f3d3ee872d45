import { components } from '../pipeline/components.ts';
import type { Mask } from '../pipeline/raster.ts';

/** A connected patch of the straightened body, in cells. */
export type Patch = {
  label: number;
  area: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Centre and second moments about it. */
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
};

/** The patches of a mask with the component number of each cell (0 outside). */
export const patchesOf = (mask: Mask): { labels: Int32Array; patches: Patch[] } => {
  const { labels, areas } = components(mask);
  const patches = areas.map((area, i): Patch => ({
    label: i + 1,
    area,
    top: mask.height,
    bottom: 0,
    left: mask.width,
    right: 0,
    x: 0,
    y: 0,
    xx: 0,
    xy: 0,
    yy: 0,
  }));
  for (let p = 0; p < labels.length; p++) {
    if (labels[p] === 0) continue;
    const patch = patches[labels[p] - 1];
    const x = p % mask.width;
    const y = (p - x) / mask.width;
    patch.top = Math.min(patch.top, y);
    patch.bottom = Math.max(patch.bottom, y);
    patch.left = Math.min(patch.left, x);
    patch.right = Math.max(patch.right, x);
    patch.x += x / patch.area;
    patch.y += y / patch.area;
    patch.xx += (x * x) / patch.area;
    patch.xy += (x * y) / patch.area;
    patch.yy += (y * y) / patch.area;
  }
  for (const patch of patches) {
    patch.xx -= patch.x * patch.x;
    patch.xy -= patch.x * patch.y;
    patch.yy -= patch.y * patch.y;
  }
  return { labels, patches };
};
