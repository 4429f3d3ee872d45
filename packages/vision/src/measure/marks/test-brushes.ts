import type { Random } from '../../render/random.ts';
import type { SkinKind } from './skin-kinds.ts';
import { mixInk, type Ink, type InkName } from './test-inks.ts';
import type { Tone } from './skin-view.ts';

/** Lays ink on a place: at `d` radii from the middle and an angle; writes L, a, b and cover. */
export type Brush = (d: number, angle: number, out: Float64Array) => void;

/** An ink by which a mark is seen, and how much of the skin it covers where it lies. */
type Seen = { ink: Ink; cover: number };

export type Drawing = {
  brush: Brush;
  seen: Seen[];
  /** Long over short diameter. */ stretch: number;
};

const smooth = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A wavy outline: radius by angle, about 1. */
const wavy = (random: Random, waves: readonly number[], amount: number) => {
  const parts = waves.map((k) => ({
    k,
    phase: random.between(0, 6.3),
    size: (amount * random.between(0.3, 1)) / k ** 0.8,
  }));
  return (angle: number): number =>
    parts.reduce((sum, { k, phase, size }) => sum + size * Math.sin(k * angle + phase), 1);
};

/** Soft clouds, 0 to 1, by place in radii. */
const cloudy = (random: Random) => {
  const [p, q, r] = [random.between(0, 6), random.between(0, 6), random.between(2, 7)];
  return (d: number, angle: number): number => {
    const x = d * Math.cos(angle);
    const y = d * Math.sin(angle);
    return (
      0.5 +
      0.28 * Math.sin(x * r + p + 2 * Math.sin(y * r * 0.8 + q)) +
      0.22 * Math.sin(y * r * 1.7 - x * r * 0.6 + q)
    );
  };
};

/** Ink over what lies there already. */
const lay = (out: Float64Array, ink: Ink, cover: number): void => {
  if (cover <= 0) return;
  const below = out[3] * (1 - cover);
  const total = cover + below;
  for (let c = 0; c < 3; c++) out[c] = (ink[c] * cover + out[c] * below) / total;
  out[3] = total;
};

type Inks = (name: InkName) => Ink;

const sore = (random: Random, ink: Inks): Drawing => {
  const edge = wavy(random, [2, 3, 4, 5, 7, 9, 11], random.between(0.08, 0.5));
  const soft = random.between(0.1, 0.5);
  const clouds = cloudy(random);
  const [first, second] = random.chance(0.6)
    ? [ink('raw'), ink('blood')]
    : [ink('blood'), ink('raw')];
  const mottled = random.between(0, 0.7);
  const cover = random.between(0.6, 0.97);
  const rimName = random.chance(0.25)
    ? null
    : random.chance(0.45)
      ? 'pale'
      : random.chance(0.5)
        ? 'bruise'
        : 'pink';
  const rim = rimName === null ? null : ink(rimName);
  const reach = random.between(1.15, 1.8);
  const rimCover = random.between(0.35, 0.9);
  const flesh = random.chance(0.35) ? ink('flesh') : null;
  const open = random.between(0.25, 0.6);
  const brush: Brush = (d, angle, out) => {
    const e = edge(angle);
    if (rim) lay(out, rim, rimCover * (1 - smooth(e * reach - soft, e * reach + soft / 2, d)));
    lay(out, first, cover * (1 - smooth(e - soft / 2, e + soft / 2, d)));
    if (d > e + soft) return;
    lay(out, second, mottled * clouds(d, angle) * (1 - smooth(e - soft, e, d)));
    if (flesh) lay(out, flesh, 0.8 * (1 - smooth(open - 0.15, open + 0.15, d / e)));
  };
  const seen = [{ ink: first, cover }];
  if (rim) seen.push({ ink: rim, cover: rimCover * 0.6 });
  return { brush, seen, stretch: random.between(1, 1.6) };
};

const tuft = (random: Random, ink: Inks): Drawing => {
  const edge = wavy(random, [2, 3, 4, 5], random.between(0.1, 0.45));
  const hairs = wavy(random, [9, 13, 17, 23], random.between(0, 0.8));
  const fuzzy = random.between(0.3, 1);
  const clouds = cloudy(random);
  const threads = random.between(0, 0.55);
  const cotton = ink('cotton');
  const cover = random.between(0.4, 0.95);
  const pink = random.chance(0.2) ? ink('pink') : null;
  const brush: Brush = (d, angle, out) => {
    const e = edge(angle) * (1 + (hairs(angle) - 1) * Math.min(1, d));
    if (pink) lay(out, pink, 0.4 * (1 - smooth(e * 1.1, e * 1.4, d)));
    const core = 1 - smooth(e - fuzzy, e + fuzzy / 2.5, d);
    lay(out, cotton, cover * core * (1 - threads * clouds(d, angle)));
  };
  const seen = [{ ink: cotton, cover: cover * (1 - threads / 2) }];
  return { brush, seen, stretch: random.between(1, 1.7) };
};

const bareScale = (random: Random, ink: Inks): Drawing => {
  const [bare, blood] = [ink('bare'), ink('blood')];
  const cover = random.between(0.6, 0.95);
  const bleeds = random.chance(0.4);
  const soft = random.between(0.1, 0.4);
  const brush: Brush = (d, angle, out) => {
    const e = 0.85 + 0.15 * Math.cos(2 * angle);
    const core = cover * (1 - smooth(e - soft / 2, e + soft / 2, d));
    lay(out, bare, core);
    if (bleeds && d > 0.7) lay(out, blood, 0.7 * core);
  };
  return { brush, seen: [{ ink: bare, cover }], stretch: 1 };
};

const grain = (random: Random, inkOf: Inks, name: InkName): Drawing => {
  const ink = inkOf(name);
  const edge = wavy(random, [2, 3], 0.12);
  const cover = random.between(0.7, 1);
  const soft = random.between(0.15, 0.6);
  const brush: Brush = (d, angle, out) => {
    const e = edge(angle);
    lay(out, ink, cover * (1 - smooth(e - soft / 2, e + soft / 2, d)));
  };
  return { brush, seen: [{ ink, cover }], stretch: 1 };
};

/** A random mark of a kind: simple shapes, no claim that a disease looks like this. */
export const drawingOf = (kind: SkinKind, random: Random, tone: Tone | null): Drawing => {
  const ink: Inks = (name) => mixInk(name, random, tone);
  if (kind === 'red_sore') return sore(random, ink);
  if (kind === 'cotton_tuft') return tuft(random, ink);
  if (kind === 'missing_scale') return bareScale(random, ink);
  return grain(random, ink, kind === 'white_point' ? 'salt' : 'soot');
};
