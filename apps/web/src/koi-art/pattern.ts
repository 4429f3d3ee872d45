import type { Art, Layer } from '@nishiki/knowledge/art';
import { widthAt } from './body.ts';
import type { Point } from './path.ts';
import { between, seeded, type Random } from './seeded.ts';

/** A closed shape on the body: points of place along (0 to 1) and across (-1 to 1). */
export type Patch = readonly Point[];
export type PaintedLayer = { layer: Layer; patches: Patch[] };

type Blob = {
  u: number;
  v: number;
  ru: number;
  rv: number;
  slant?: number;
  rough?: number;
  waves?: number[];
};

const blob = (
  random: Random,
  { u, v, ru, rv, slant = 0, rough = 0.16, waves: counts = [2, 3, 5, 7] }: Blob,
): Patch => {
  const waves = counts.map((k) => ({
    k,
    size: (rough * between(random, 0.5, 1)) / Math.sqrt(k / 2),
    phase: between(random, 0, 6.283),
  }));
  const steps = ru > 0.05 ? 24 : 16;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const r = waves.reduce((sum, w) => sum + w.size * Math.cos(w.k * angle + w.phase), 1);
    const across = rv * r * Math.sin(angle);
    return [u + ru * r * Math.cos(angle) + slant * across, v + across] as const;
  });
};

const side = (random: Random) => (random() < 0.5 ? -1 : 1);

/** A strip from place to place whose two edges across the body are given. */
const strip = (from: number, to: number, edges: (u: number) => Point): Patch => {
  const places = Array.from({ length: 15 }, (_, i) => from + ((to - from) * i) / 14);
  const near = places.map((u) => [u, edges(u)[0]] as const);
  const far = places.map((u) => [u, edges(u)[1]] as const).reverse();
  return [...near, ...far];
};

/** Draws the patches of one layer; `size` grows them until the cover is right. */
const shapes: Record<Layer['kind'], (random: Random, size: number, count: number) => Patch[]> = {
  steps: (random, size, count) => {
    const first = side(random);
    const head = blob(random, {
      u: 0.138,
      v: between(random, -0.06, 0.06),
      ru: 0.058 * (0.7 + size * 0.3),
      rv: 0.66,
      rough: 0.15,
      waves: [2, 3, 4],
    });
    const gap = 0.7 / count;
    const rest = Array.from({ length: count }, (_, i) =>
      blob(random, {
        u: 0.235 + gap * (i + 0.46) + between(random, -0.02, 0.02),
        v: first * (i % 2 ? -0.22 : 0.22) + between(random, -0.1, 0.1),
        ru: gap * 0.42 * size * between(random, 0.85, 1.1),
        rv: 0.92 * Math.sqrt(size) * between(random, 0.9, 1.1),
        slant: between(random, -0.03, 0.03),
      }),
    );
    return [head, ...rest];
  },
  band: (random, size) => {
    const phase = between(random, 0, 3);
    const swing = side(random) * 0.42;
    return [
      strip(0.075, 0.93, (u) => {
        const mid =
          u < 0.2 ? 0 : swing * Math.sin((u - 0.2) * 14 + phase) * Math.min(1, (u - 0.2) * 6);
        const half =
          size *
          0.46 *
          (1 + 0.22 * Math.sin(u * 23 + phase * 2)) *
          Math.min(1, (0.97 - u) * 9, (u - 0.03) * 11);
        return [mid - half, mid + half];
      }),
    ];
  },
  cap: (random, size) => {
    const phase = between(random, 0, 3);
    return [
      strip(0.06, 0.95, (u) => {
        const taper = Math.min(1, (u - 0.02) * 8, (0.99 - u) * 8);
        const half = 0.78 * size * taper;
        return [
          -half - 0.16 * Math.sin(u * 17 + phase),
          half + 0.16 * Math.sin(u * 21 + phase * 2),
        ];
      }),
    ];
  },
  spot: (random, size) => [
    blob(random, {
      u: 0.13,
      v: between(random, -0.03, 0.03),
      ru: 0.05 * size,
      rv: 0.57 * size,
      rough: 0.035,
    }),
  ],
  stones: (random, size, count) =>
    Array.from({ length: count }, (_, i) => {
      const big = i % 3 === 0 ? 1.35 : 0.85;
      return blob(random, {
        u: 0.25 + (0.66 * (i + between(random, 0.1, 0.9))) / count,
        v: (i % 2 ? -1 : 1) * between(random, 0.08, 0.52),
        ru: 0.026 * size * big,
        rv: 0.2 * size * big * between(random, 0.8, 1.2),
        slant: between(random, -0.05, 0.05),
        rough: 0.22,
      });
    }),
  wraps: (random, size, count) => {
    const first = side(random);
    const head = strip(0.035, 0.2, (u) => {
      const mid = first * (-0.55 + (u - 0.035) * 5.4);
      const half = 0.17 * size + (u - 0.035) * 0.9;
      return [mid - half, mid + half];
    });
    const bands = Array.from({ length: count }, (_, i) => {
      const reach = first * (i % 2 ? -1 : 1);
      return blob(random, {
        u: 0.27 + (0.66 * (i + 0.4)) / count + between(random, -0.015, 0.015),
        v: reach * 0.5,
        ru: (0.25 / count) * size * between(random, 0.9, 1.15),
        rv: 0.88 * Math.sqrt(size),
        slant: reach * between(random, -0.09, -0.03),
        rough: 0.2,
      });
    });
    return [head, ...bands];
  },
  clouds: (random, size, count) =>
    Array.from({ length: count }, (_, i) =>
      blob(random, {
        u: 0.2 + (0.74 * (i + 0.5)) / count,
        v: (i % 2 ? -1 : 1) * between(random, 0.45, 0.75),
        ru: (0.42 / count) * size,
        rv: 0.62 * size,
        slant: between(random, -0.06, 0.06),
        rough: 0.24,
      }),
    ),
  petals: (random, size) =>
    [-1, 1].map((s) => {
      const phase = between(random, 0, 6);
      return strip(0.26, 0.93, (u) => {
        const half =
          0.15 *
          size *
          (1 + 0.5 * Math.sin(u * 34 + phase)) *
          Math.min(1, (u - 0.24) * 8, (0.96 - u) * 8);
        const mid = s * 0.42;
        return [mid - half, mid + half];
      });
    }),
  flanks: (random, size) =>
    [-1, 1].flatMap((s) => {
      const phase = between(random, 0, 6);
      const wave = (u: number) => 0.06 * Math.sin(u * 19 + phase) + 0.03 * Math.sin(u * 47 + phase);
      const edge = (u: number) => s * (1 - 0.3 * size * (1.1 - 0.35 * u) - wave(u));
      return [
        strip(0.2, 0.97, (u) => [edge(u), s * 1.15]),
        blob(random, { u: 0.15, v: s * 0.98, ru: 0.042, rv: 0.26 + 0.06 * size, rough: 0.06 }),
      ];
    }),
};

/** Where a line along the body at `v` enters and leaves the patch, in order. */
const crossings = (patch: Patch, v: number) => {
  const places: number[] = [];
  let [u0, v0] = patch[patch.length - 1] as Point;
  for (const [u1, v1] of patch) {
    if (v0 > v !== v1 > v) places.push(u0 + ((u1 - u0) * (v - v0)) / (v1 - v0));
    [u0, v0] = [u1, v1];
  }
  return places.sort((a, b) => a - b);
};

const columns = 50;
const widths = Array.from({ length: columns }, (_, i) => widthAt((i + 0.5) / columns));
const rows = [-0.9, -0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9];
const whole = rows.length * widths.reduce((sum, width) => sum + width, 0);

/** Share of the body, seen from above, that the patches cover: 0 to 1, measured on a grid. */
export const coverOf = (patches: readonly Patch[]) => {
  let covered = 0;
  for (const v of rows) {
    const hit = new Uint8Array(columns);
    for (const patch of patches) {
      const places = crossings(patch, v);
      for (let i = 0; i + 1 < places.length; i += 2) {
        const [from, to] = [places[i] as number, places[i + 1] as number];
        hit.fill(1, Math.max(0, Math.round(from * columns)), Math.max(0, Math.round(to * columns)));
      }
    }
    widths.forEach((width, i) => (covered += hit[i] ? width : 0));
  }
  return covered / whole;
};

/** The size at which a layer covers what its variety asks for, found by halving. */
const fit = (layer: Layer, seed: number): Patch[] => {
  const target = between(seeded(seed + 17), layer.cover[0], layer.cover[1]);
  const draw = (size: number) => shapes[layer.kind](seeded(seed), size, layer.count ?? 1);
  let low = 0.1;
  let high = 2.6;
  for (let i = 0; i < 8; i++) {
    const middle = (low + high) / 2;
    if (coverOf(draw(middle)) < target) low = middle;
    else high = middle;
  }
  return draw((low + high) / 2);
};

/** The pattern of a variety for a seed: the same seed gives the same fish. */
export const makePattern = (art: Art, seed: number): PaintedLayer[] =>
  art.layers.map((layer, i) => ({ layer, patches: fit(layer, seed * 101 + i * 7919) }));
