import type { Rgb } from '../../pipeline/raster.ts';
import { makeRandom } from '../../render/random.ts';
import type { SkinKind } from './skin-kinds.ts';
import type { SkinView, Tone } from './skin-view.ts';
import { drawingOf, type Drawing } from './test-brushes.ts';
import { stampMark } from './test-stamp.ts';

/** A mark drawn on a photo: its place in cells of the skin view and its radius in cells. */
export type Planted = { kind: SkinKind; group: number; x: number; y: number; radius: number };

/** Cells of the skin view to one body length. */
const CELLS = 500;

/** How many of a kind make one finding, and their radii as parts of the body's length. */
const kindsDrawn: Record<SkinKind, { count: [number, number]; radius: [number, number] }> = {
  red_sore: { count: [1, 1], radius: [0.007, 0.032] },
  cotton_tuft: { count: [1, 1], radius: [0.012, 0.042] },
  white_point: { count: [8, 45], radius: [0.001, 0.0036] },
  dark_speck: { count: [4, 16], radius: [0.0015, 0.005] },
  missing_scale: { count: [1, 3], radius: [0.01, 0.019] },
};

/** Least change of the skin, in OKLab, at which a person would see it. */
const VISIBLE = 0.07;
/** Ends of the body between which marks are drawn: beyond them it curves away from the camera. */
const FLANK = 0.82;
const NOSE = 0.05;

/** Mean change of the skin within a radius, by the ink that changes it most; `pixels` to a cell. */
const changeBy = (
  view: SkinView,
  tone: Tone,
  { seen }: Drawing,
  at: { x: number; y: number; radius: number },
  pixels: number,
): number => {
  const inks = seen.map(({ ink: [L, a, b] }) => [
    L * tone.gain,
    (a - tone.a * L) * tone.gain,
    (b - tone.b * L) * tone.gain,
  ]);
  const r = Math.ceil(at.radius);
  const sums = seen.map(() => 0);
  let n = 0;
  for (let y = at.y - r; y <= at.y + r; y++)
    for (let x = at.x - r; x <= at.x + r; x++) {
      const q = y * view.width + x;
      if (view.valid[q] !== 1) continue;
      n++;
      inks.forEach(
        (ink, i) => (sums[i] += Math.hypot(...ink.map((v, c) => v - view.lab[3 * q + c]))),
      );
    }
  // What is smaller than a pixel shares it with the skin.
  const area = Math.PI * (at.radius * pixels) ** 2;
  const filled = area / (area + 1);
  return Math.max(...sums.map((sum, i) => (filled * seen[i].cover * sum) / Math.max(1, n)));
};

/**
 * Draws findings of the kinds given on a photo, with the blur and noise of a photo. For fitting and for
 * tests; no claim that a disease looks like this.
 * @param photo changed in place; the picture that `view` was sampled from, `scale` times the size of
 * that in which its positions are.
 * @returns every mark drawn; those that hardly differ from the skin below are neither drawn nor
 * returned.
 */
export const plantMarks = (
  photo: Rgb,
  view: SkinView,
  scale: number,
  tone: Tone,
  kinds: readonly SkinKind[],
  seed: number,
): Planted[] => {
  const random = makeRandom(seed);
  const placed: Planted[] = [];
  const blur = random.between(0.1, 0.9);
  const noise = random.between(0, 0.04);
  const isFree = (x: number, y: number, radius: number, group: number): boolean =>
    placed.every(
      (p) =>
        Math.hypot(p.x - x, p.y - y) >
        (p.group === group ? 1.1 : 2.2) * (p.radius + radius) + (p.group === group ? 1 : 6),
    );
  const drawOne = (
    kind: SkinKind,
    group: number,
    x: number,
    y: number,
    radius: number,
  ): boolean => {
    const reach = Math.ceil(radius + 3);
    if (x < reach || y < reach || x >= view.width - reach || y >= view.height - reach) return false;
    const p = y * view.width + x;
    if (view.valid[p] === 0 || Math.abs(view.across[p]) > FLANK) return false;
    if (view.along[y] < NOSE || !isFree(x, y, radius, group)) return false;
    const drawing = drawingOf(kind, random, random.chance(0.75) ? tone : null);
    if (changeBy(view, tone, drawing, { x, y, radius }, view.cell * scale) < VISIBLE) return false;
    const at = {
      x: (view.positions[2 * p] + 0.5) * scale - 0.5,
      y: (view.positions[2 * p + 1] + 0.5) * scale - 0.5,
      radius: radius * view.cell * scale,
      blur,
      noise,
    };
    stampMark(photo, drawing, at, random);
    placed.push({ kind, group, x, y, radius });
    return true;
  };
  kinds.forEach((kind, group) => {
    const { count, radius } = kindsDrawn[kind];
    const wanted = Math.round(random.between(count[0], count[1]));
    const spread = random.chance(0.5) ? 300 : random.between(20, 90);
    const base = random.between(radius[0], radius[1]) * CELLS;
    let [cx, cy] = [0, 0];
    let drawn = 0;
    for (let tries = 0; tries < 40 * wanted && drawn < wanted; tries++) {
      if (drawn === 0) {
        cx = random.between(0, view.width);
        cy = random.between(0.03, 0.98) * view.height;
      }
      const angle = random.between(0, 6.3);
      const off = drawn === 0 ? 0 : spread * Math.sqrt(random.next());
      const x = Math.round(cx + off * Math.cos(angle));
      const y = Math.round(cy + off * Math.sin(angle));
      if (drawOne(kind, group, x, y, base * random.between(0.8, 1.25))) drawn++;
    }
  });
  return placed;
};
