import { components } from '../pipeline/components.ts';
import type { SkinView } from './skin-view.ts';

/** A compact patch of cells. */
export type Spot = {
  /** Centre in cells. */
  x: number;
  y: number;
  /** Radius in cells of the disc of equal area. */
  radius: number;
  /** Share of its bounding box that it fills; a disc fills 0.79. */
  fill: number;
  /** Longer over shorter side of the bounding box. */
  stretch: number;
  /** Mean OKLab. */
  colour: [number, number, number];
};

/** Connected patches of the cells chosen, with their shape and mean colour. */
export const findSpots = (view: SkinView, chosen: Uint8Array): Spot[] => {
  const { labels, areas } = components({ width: view.width, height: view.height, data: chosen });
  const sums = areas.map(() => ({
    x: 0,
    y: 0,
    colour: [0, 0, 0] as [number, number, number],
    left: view.width,
    right: 0,
    top: view.height,
    bottom: 0,
  }));
  for (let p = 0; p < labels.length; p++) {
    if (labels[p] === 0) continue;
    const sum = sums[labels[p] - 1];
    const x = p % view.width;
    const y = (p - x) / view.width;
    sum.x += x;
    sum.y += y;
    for (let c = 0; c < 3; c++) sum.colour[c] += view.lab[3 * p + c];
    sum.left = Math.min(sum.left, x);
    sum.right = Math.max(sum.right, x);
    sum.top = Math.min(sum.top, y);
    sum.bottom = Math.max(sum.bottom, y);
  }
  return sums.map((sum, i) => {
    const w = sum.right - sum.left + 1;
    const h = sum.bottom - sum.top + 1;
    return {
      x: sum.x / areas[i],
      y: sum.y / areas[i],
      radius: Math.sqrt(areas[i] / Math.PI),
      fill: areas[i] / (w * h),
      stretch: Math.max(w, h) / Math.min(w, h),
      colour: [sum.colour[0] / areas[i], sum.colour[1] / areas[i], sum.colour[2] / areas[i]],
    };
  });
};

/** What lies in a ring around a spot, its radii given in cells. */
export type Ring = {
  /** Share of the ring that lies on the body. */
  onBody: number;
  /** Share of those cells for which the test holds. */
  share: number;
  /** Mean lightness of those on the body. */
  lightness: number;
};

export const ringAround = (
  view: SkinView,
  spot: Spot,
  from: number,
  to: number,
  holds: (p: number) => boolean,
): Ring => {
  let cells = 0;
  let onBody = 0;
  let hits = 0;
  let lightness = 0;
  for (let y = Math.floor(spot.y - to); y <= spot.y + to; y++)
    for (let x = Math.floor(spot.x - to); x <= spot.x + to; x++) {
      const distance = Math.hypot(x - spot.x, y - spot.y);
      if (distance < from || distance > to) continue;
      cells++;
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
      const p = y * view.width + x;
      if (view.valid[p] === 0) continue;
      onBody++;
      lightness += view.lab[3 * p];
      if (holds(p)) hits++;
    }
  return {
    onBody: cells === 0 ? 0 : onBody / cells,
    share: onBody === 0 ? 0 : hits / onBody,
    lightness: onBody === 0 ? 0 : lightness / onBody,
  };
};
