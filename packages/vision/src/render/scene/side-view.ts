import type { Body } from '../body.ts';
import type { Coat } from '../coat.ts';
import type { FinSample } from '../fins.ts';
import { clamp, mixLight, ramp, scaleLight, type Light } from '../light.ts';
import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import { scaleAt } from '../scales.ts';

const DARK: Light = [0.012, 0.012, 0.014];

/** Half height of a koi seen from the side as a share of the greatest, back and belly. */
const BACK: readonly (readonly [number, number])[] = [
  [0, 0.12],
  [0.05, 0.36],
  [0.15, 0.72],
  [0.28, 0.97],
  [0.38, 1],
  [0.55, 0.86],
  [0.75, 0.55],
  [0.9, 0.34],
  [1, 0.34],
];
const BELLY: readonly (readonly [number, number])[] = [
  [0, 0.16],
  [0.05, 0.38],
  [0.15, 0.66],
  [0.3, 0.92],
  [0.45, 0.95],
  [0.6, 0.8],
  [0.75, 0.52],
  [0.9, 0.32],
  [1, 0.33],
];

const along = (line: typeof BACK, s: number): number => {
  if (s <= 0 || s > 1) return 0;
  let i = 1;
  while (i < line.length - 1 && line[i][0] < s) i++;
  const [s0, w0] = line[i - 1];
  const [s1, w1] = line[i];
  return w0 + ((w1 - w0) * clamp((s - s0) / (s1 - s0)) || 0);
};

export type SideFish = {
  flesh: (s: number, across: number) => { colour: Light; cover: number } | null;
  fin: (s: number, across: number) => FinSample | null;
};

/** A koi lying or swimming with its flank to the camera; `up` is the sign of the back. */
export const makeSideFish = (
  body: Body,
  coat: Coat,
  up: 1 | -1,
  random: Random,
  noise: Noise,
): SideFish => {
  const { halfWidth: half, length } = body;
  const height = random.between(0.45, 0.62) * half;
  const rear = random.between(0.68, 0.76);
  const lift = random.between(0.5, 1);
  const fork = random.between(0.4, 0.6);
  const wet = random.between(0.05, 0.25);
  const edgeOf = (s: number, back: boolean) => along(back ? BACK : BELLY, s) * half;
  const finCover = (edge: number, share: number, rays: number) =>
    Math.min(1, edge / 1.5) * (0.85 - 0.35 * share + 0.14 * (0.5 + 0.5 * Math.cos(rays)));
  return {
    flesh: (s, across) => {
      const v = across * up;
      const edge = edgeOf(s, v > 0);
      const cover = clamp(edge - Math.abs(v) + 0.5) * (s > 0 && s < 1 ? 1 : 0);
      if (cover <= 0) return null;
      // From the line of the back (t = 0) down the flank to the belly (t = 1).
      const down = clamp(0.5 - v / (2 * Math.max(1, edge)), 0, 1);
      const scale = scaleAt(s, down);
      const eye = 1 - ramp(0.75, 1.05, Math.hypot((s - 0.085) / 0.018, (v / half - 0.14) / 0.09));
      const gill = 1 - ramp(0.002, 0.006, Math.abs(s - 0.2 - 0.03 * (1 - (2 * down - 1) ** 2)));
      const net = coat.relief * scale.shown * (0.16 * (0.55 - scale.edge));
      const shade = (1.02 - 0.5 * down ** 2) * (1 + 0.05 * noise(s * 30, down * 6)) * (1 + net);
      const pale = mixLight(
        coat.colour(s, down, scale),
        [0.75, 0.7, 0.62],
        0.35 * ramp(0.7, 1, down),
      );
      const base = mixLight(pale, DARK, Math.max(eye * 0.95, gill * 0.35));
      const glint =
        wet * Math.exp(-(((down - 0.3) / 0.12) ** 2)) * ramp(0, 0.8, noise(s * 20, down));
      const lit = scaleLight(base, shade);
      return { colour: [lit[0] + glint, lit[1] + glint, lit[2] + glint], cover };
    },
    fin: (s, across) => {
      const v = across * up;
      const { colour } = coat.fin;
      if (s >= 0.93 && s < 1.24) {
        const share = (s - 0.93) / 0.31;
        const reach = half * (0.3 + 0.75 * share);
        const notch = Math.max(0, share - 0.45) * half * fork * 1.9;
        const edge = Math.min(reach - Math.abs(v), Math.abs(v) - notch + 1.5, (1.24 - s) * length);
        if (edge > 0) return { colour, cover: finCover(edge, share, (v / half) * 40) };
      }
      const dorsalFrom = 0.37;
      if (s > dorsalFrom && s < rear && v > 0) {
        const share = (s - dorsalFrom) / (rear - dorsalFrom);
        const tall = height * Math.min(1, share * 7) * (1 - 0.65 * share);
        const edge = Math.min(tall - (v - edgeOf(s, true)), v - edgeOf(s, true) + 2);
        if (edge > 0) return { colour, cover: finCover(edge, 0.4, s * length) };
      }
      for (const [from, long, out] of [
        [0.24, 0.13, 0.6 * lift],
        [0.48, 0.1, 0.45],
        [0.74, 0.1, 0.5],
      ] as const) {
        const share = (s - from) / long;
        if (share <= 0 || share >= 1 || v >= 0) continue;
        const root = edgeOf(s, false) * (from < 0.3 ? 0.75 : 0.97);
        const deep = out * half * Math.sin(Math.min(1, share * 1.7) * Math.PI * 0.72);
        const edge = Math.min(deep - (-v - root), -v - root + 2);
        if (edge > 0) return { colour, cover: finCover(edge, 0.5, share * 40) };
      }
      return null;
    },
  };
};
