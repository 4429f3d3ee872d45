import { linearOf, linearToOklab, oklabToSrgb } from '../../pipeline/colour.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { makeRandom, type Random } from '../../render/random.ts';
import type { SkinView, Tone } from './skin-view.ts';
import type { SkinKind } from './skin-kinds.ts';

/** A mark drawn on a photo: its place in cells of the skin view and its radius in cells. */
export type Planted = { kind: SkinKind; group: number; x: number; y: number; radius: number };

/** Cells of the skin view to one body length. */
const CELLS = 727;

/** Inks in sRGB, a range for each. */
type Ink = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];
const inks: Record<'blood' | 'pink' | 'raw' | 'cotton' | 'salt' | 'soot' | 'bare', Ink> = {
  blood: [
    [120, 205],
    [15, 60],
    [20, 62],
  ],
  pink: [
    [205, 245],
    [110, 175],
    [110, 175],
  ],
  raw: [
    [190, 235],
    [120, 190],
    [110, 180],
  ],
  cotton: [
    [195, 245],
    [195, 242],
    [185, 236],
  ],
  salt: [
    [228, 255],
    [228, 255],
    [222, 252],
  ],
  soot: [
    [8, 62],
    [8, 55],
    [8, 55],
  ],
  bare: [
    [165, 225],
    [125, 185],
    [115, 175],
  ],
};

type Lab = [number, number, number];

const mixInk = (ink: Ink, random: Random, tone: Tone | null): Lab => {
  const [r, g, b] = ink.map(([low, high]) => linearOf[Math.round(random.between(low, high))]);
  const out = new Float32Array(3);
  linearToOklab(r, g, b, out, 0);
  if (tone === null) return [out[0], out[1], out[2]];
  // Back from balanced colours to those of the photo's own light.
  const L = out[0] / tone.gain;
  return [L, (out[1] + tone.a * out[0]) / tone.gain, (out[2] + tone.b * out[0]) / tone.gain];
};

/** A wavy outline: radius by angle, about 1. */
const wavy = (random: Random, amount: number): ((angle: number) => number) => {
  const waves = [2, 3, 5, 7].map((k) => ({
    k,
    phase: random.between(0, 6.3),
    size: (amount * random.between(0.3, 1)) / k,
  }));
  return (angle) => waves.reduce((sum, w) => sum + w.size * Math.sin(w.k * angle + w.phase), 1);
};

const smooth = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** What one mark looks like at a distance of `d` radii and an angle: ink and how much of it. */
type Brush = (d: number, angle: number, x: number, y: number) => { ink: Lab; cover: number };

const brushOf = (kind: SkinKind, radius: number, random: Random, tone: Tone | null): Brush => {
  const edge = wavy(random, kind === 'white_point' ? 0.1 : random.between(0.1, 0.5));
  // Never sharper than a pixel or so.
  const soft = Math.max(random.between(0.1, 0.5), Math.min(1, 0.9 / radius));
  const ink = (name: keyof typeof inks): Lab => mixInk(inks[name], random, tone);
  const body = (d: number, angle: number, reach = 1): number => {
    const e = edge(angle) * reach;
    return 1 - smooth(e - soft / 2, e + soft / 2, d);
  };
  const grain = (x: number, y: number): number =>
    0.5 + 0.25 * Math.sin(x * 1.9 + 3 * Math.sin(y * 1.3)) + 0.25 * Math.sin(y * 2.3 - x * 0.7);
  if (kind === 'red_sore') {
    const [blood, pink, raw] = [ink('blood'), ink('pink'), ink('raw')];
    const halo = random.chance(0.6) ? random.between(1.25, 1.9) : 1;
    const open = random.chance(0.35) ? random.between(0.3, 0.6) : 0;
    const cover = random.between(0.7, 0.97);
    return (d, angle, x, y) => {
      if (d < open * edge(angle)) return { ink: raw, cover: cover * 0.9 };
      const core = body(d, angle);
      const ring = halo > 1 ? body(d, angle, halo) * 0.5 : 0;
      const share = cover * core * (0.88 + 0.12 * grain(x, y));
      return share >= ring ? { ink: blood, cover: share } : { ink: pink, cover: ring };
    };
  }
  if (kind === 'cotton_tuft') {
    const [cotton, pink] = [ink('cotton'), ink('pink')];
    const rim = random.chance(0.3) ? random.between(1.1, 1.4) : 1;
    const cover = random.between(0.6, 0.95);
    const threads = random.between(0, 0.5);
    const fuzzy = Math.max(soft, random.between(0.3, 0.8));
    return (d, angle, x, y) => {
      const e = edge(angle + 0.1 * Math.sin(d * 9));
      const core = (1 - smooth(e - fuzzy, e + fuzzy / 3, d)) * (1 - threads * grain(x, y));
      const ring = rim > 1 ? body(d, angle, rim) * 0.4 : 0;
      return core * cover >= ring
        ? { ink: cotton, cover: core * cover }
        : { ink: pink, cover: ring };
    };
  }
  if (kind === 'missing_scale') {
    const [bare, blood] = [ink('bare'), ink('blood')];
    const cover = random.between(0.6, 0.95);
    const bleeds = random.chance(0.4);
    return (d, angle) => {
      const core = body(d, angle, 0.85 + 0.15 * Math.cos(2 * angle));
      const isRim = d > 0.7 && bleeds;
      return { ink: isRim ? blood : bare, cover: core * cover * (isRim ? 0.7 : 1) };
    };
  }
  const grainInk = ink(kind === 'white_point' ? 'salt' : 'soot');
  const cover = random.between(kind === 'white_point' ? 0.7 : 0.75, 1);
  return (d, angle) => ({ ink: grainInk, cover: cover * body(d, angle) });
};

const stamp = (image: Rgb, cx: number, cy: number, radius: number, brush: Brush): void => {
  const reach = radius * 2.4 + 2;
  const lab = new Float32Array(3);
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(image.height, cy + reach); y++)
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(image.width, cx + reach); x++) {
      const { ink, cover } = brush(
        Math.hypot(x - cx, y - cy) / radius,
        Math.atan2(y - cy, x - cx),
        x,
        y,
      );
      if (cover < 0.02) continue;
      const at = (y * image.width + x) * 3;
      const d = image.data;
      linearToOklab(linearOf[d[at]], linearOf[d[at + 1]], linearOf[d[at + 2]], lab, 0);
      // The skin's own light and shade goes on under the mark.
      d.set(
        oklabToSrgb(
          lab[0] + (ink[0] - lab[0]) * cover,
          lab[1] + (ink[1] - lab[1]) * cover,
          lab[2] + (ink[2] - lab[2]) * cover,
        ),
        at,
      );
    }
};

/** How many of a kind make one finding, and their radii as parts of the body's length. */
const kindsDrawn: Record<SkinKind, { count: [number, number]; radius: [number, number] }> = {
  red_sore: { count: [1, 1], radius: [0.007, 0.032] },
  cotton_tuft: { count: [1, 1], radius: [0.009, 0.038] },
  white_point: { count: [8, 45], radius: [0.0018, 0.0048] },
  dark_speck: { count: [4, 16], radius: [0.002, 0.0062] },
  missing_scale: { count: [1, 3], radius: [0.01, 0.019] },
};

/** Least difference from the skin below at which a person would see it. */
const VISIBLE = 0.09;

/**
 * Draws findings of the kinds given on a photo: simple shapes with random ink, size, rim and
 * softness. For fitting and for tests; no claim that a disease looks like this.
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
    const reach = radius + 3;
    if (x < reach || y < reach || x >= view.width - reach || y >= view.height - reach) return false;
    const p = y * view.width + x;
    if (view.valid[p] === 0 || Math.abs(view.across[p]) > 0.78) return false;
    if (view.along[y] < 0.06 || !isFree(x, y, radius, group)) return false;
    const brush = brushOf(
      kind,
      radius * view.cell * scale,
      random,
      random.chance(0.6) ? tone : null,
    );
    const middle = brush(0.5, 1, x, y).ink;
    const seen = [
      middle[0] * tone.gain,
      middle[1] * tone.gain - tone.a * middle[0] * tone.gain,
      middle[2] * tone.gain - tone.b * middle[0] * tone.gain,
    ];
    let apart = 0;
    let n = 0;
    const r = Math.ceil(radius);
    for (let dy = -r; dy <= r; dy++)
      for (let dx = -r; dx <= r; dx++) {
        const q = 3 * ((y + dy) * view.width + x + dx);
        if (view.valid[q / 3] !== 1) continue;
        n++;
        apart += Math.hypot(...seen.map((v, c) => v - view.lab[q + c]));
      }
    if (apart / Math.max(1, n) < VISIBLE) return false;
    stamp(
      photo,
      (view.positions[2 * p] + 0.5) * scale - 0.5,
      (view.positions[2 * p + 1] + 0.5) * scale - 0.5,
      radius * view.cell * scale,
      brush,
    );
    placed.push({ kind, group, x, y, radius });
    return true;
  };
  kinds.forEach((kind, group) => {
    const { count, radius } = kindsDrawn[kind];
    const wanted = Math.round(random.between(count[0], count[1]));
    const spread = random.chance(0.4) ? 400 : random.between(25, 110);
    let [cx, cy] = [0, 0];
    let drawn = 0;
    const base = random.between(radius[0], radius[1]) * CELLS;
    for (let tries = 0; tries < 60 * wanted && drawn < wanted; tries++) {
      if (drawn === 0) {
        cx = random.between(0, view.width);
        cy = random.between(0.08, 0.98) * view.height;
      }
      const angle = random.between(0, 6.3);
      const off = drawn === 0 ? 0 : spread * Math.sqrt(random.next());
      const x = Math.round(cx + off * Math.cos(angle));
      const y = Math.round(cy + off * Math.sin(angle));
      if (drawOne(kind, group, x, y, base * random.between(0.8, 1.2))) drawn++;
    }
  });
  return placed;
};
