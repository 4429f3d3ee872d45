import type { SkinView } from './skin-view.ts';
import { boxSums, type Tables } from './tables.ts';

/** Where eyes lie as seen from above: along the body, and across it. */
const FROM = 0.05;
const TO = 0.16;
const INNER = 0.45;
/** Half side in cells of an eye. */
const EYE = 4;
/** A dark eye is darker than its surroundings by this much of OKLab's lightness. */
const DARK = 0.22;
/** A clouded one is lighter by this, and nearly without colour. */
const PALE = 0.1;
const COLOURLESS = 0.045;

type Spot = { x: number; y: number; contrast: number; chroma: number };

/** The places with the most dark and the most pale contrast on one side of the head. */
const lookAt = (view: SkinView, tables: Tables, side: 1 | -1): { dark: Spot; pale: Spot } => {
  const none: Spot = { x: 0, y: 0, contrast: 0, chroma: 1 };
  let [dark, pale] = [none, none];
  const inside = new Float64Array(4);
  const around = new Float64Array(4);
  for (let y = 0; y < view.height && view.along[y] < TO; y++) {
    if (view.along[y] < FROM) continue;
    for (let x = 0; x < view.width; x++) {
      const p = y * view.width + x;
      if (view.valid[p] === 0 || side * view.across[p] < INNER) continue;
      boxSums(tables, x, y, EYE, inside);
      boxSums(tables, x, y, 3 * EYE, around);
      const n = around[0] - inside[0];
      if (inside[0] < 40 || n < 140) continue;
      const contrast = inside[1] / inside[0] - (around[1] - inside[1]) / n;
      const chroma = Math.hypot(inside[2], inside[3]) / inside[0];
      if (-contrast > dark.contrast) dark = { x, y, contrast: -contrast, chroma };
      if (contrast > pale.contrast && chroma < COLOURLESS) pale = { x, y, contrast, chroma };
    }
  }
  return { dark, pale };
};

/** Length in pixels of the photo from which an eye is more than a few of them. */
const ASSESSABLE = 850;

/**
 * An eye that is pale where the other one is clearly dark. Needs both eyes in the picture: with neither
 * dark, from a fish that is small in it, or over a dark head nothing is said.
 * @param pixels length of the fish in the photo
 */
export const findCloudedEye = (
  view: SkinView,
  tables: Tables,
  pixels: number,
): { x: number; y: number } | null => {
  if (pixels < ASSESSABLE) return null;
  const [left, right] = ([-1, 1] as const).map((side) => lookAt(view, tables, side));
  const pick = (clear: typeof left, other: typeof left) =>
    clear.dark.contrast >= DARK &&
    other.dark.contrast < DARK / 2 &&
    other.pale.contrast >= PALE &&
    Math.abs(other.pale.y - clear.dark.y) < 3 * EYE
      ? { x: other.pale.x, y: other.pale.y }
      : null;
  return pick(left, right) ?? pick(right, left);
};
