import { ramp } from './light.ts';
import { ragged, type Noise } from './noise.ts';
import type { Random } from './random.ts';

/** How much of a colour lies at a place of the body, 0 to 1. */
export type Patch = (s: number, t: number) => number;

/** Half widths in one body length: patches are laid out in units that are as long as wide. */
const ASPECT = 8;

type Island = { s: number; t: number; length: number; width: number };

const islands = (list: readonly Island[], noise: Noise, rough: number, edge: number): Patch => {
  return (s, t) => {
    const wobble = rough * ragged(noise, s * ASPECT * 1.5, t * 1.5 + 40);
    let best = -1;
    for (const island of list)
      best = Math.max(
        best,
        1 - Math.hypot((s - island.s) / island.length, (t - island.t) / island.width),
      );
    return ramp(-edge, edge, best + wobble);
  };
};

const kiwa = (random: Random): number => random.between(0.04, 0.1);

/** Two to four red steps down the back; white nose, white flanks and a white stop before the tail. */
export const redSteps = (random: Random, noise: Noise): Patch => {
  const count = random.pick([2, 3, 3, 4]);
  const from = random.between(0.05, 0.08);
  const to = random.between(0.84, 0.92);
  const pitch = (to - from) / count;
  const list = Array.from({ length: count }, (_, i) => ({
    s: from + pitch * (i + 0.5) + random.between(-0.1, 0.1) * pitch,
    t: random.between(-0.25, 0.25) * (i === 0 ? 0.4 : 1),
    length: pitch * random.between(0.4, 0.52),
    width: random.between(0.75, 1.05),
  }));
  const patch = islands(list, noise, random.between(0.35, 0.6), kiwa(random));
  return (s, t) =>
    patch(s, t) *
    ramp(0.03, 0.06, s) *
    (1 - ramp(0.92, 0.95, s)) *
    (1 - ramp(0.86, 0.97, Math.abs(t)));
};

/** Small black stones on the back behind the head, as Sanke and Bekko carry. */
export const stones = (random: Random, noise: Noise): Patch => {
  const count = Math.round(random.between(7, 13));
  const list = Array.from({ length: count }, (_, i) => ({
    s: 0.27 + ((i + random.between(0.1, 0.9)) / count) * 0.62,
    t: random.between(-0.7, 0.7),
    length: random.between(0.018, 0.042),
    width: random.between(0.16, 0.34),
  }));
  const patch = islands(list, noise, random.between(0.45, 0.7), 0.12);
  return (s, t) => patch(s, t) * ramp(0.22, 0.25, s);
};

/**
 * Black that wraps the body and crosses the head, as Showa and Utsuri carry: blotches that rise from
 * either flank in turn, often beyond the back, and run together here and there.
 * @param weight 1 for Showa; more makes the blotches longer.
 */
export const wraps = (random: Random, noise: Noise, weight = 1): Patch => {
  const count = random.pick([5, 5, 6]);
  const side = random.pick([-1, 1]);
  const blotches = Array.from({ length: count }, (_, i) => ({
    s: 0.25 + ((i + random.between(0.3, 0.7)) / count) * 0.68,
    t: (i % 2 === 0 ? side : -side) * random.between(0.45, 1),
    slant: random.between(-0.05, 0.05),
    length: random.between(0.05, 0.085) * weight,
    width: random.between(0.9, 1.5),
  }));
  const crossing = side * random.between(0.03, 0.07);
  const brow = random.between(0.018, 0.03) * weight;
  return (s, t) => {
    const wobble = 0.65 * ragged(noise, s * ASPECT * 1.2 + 90, t * 1.2);
    let best = 1 - Math.abs(s - 0.11 - crossing * t) / brow - 0.1;
    for (const blotch of blotches)
      best = Math.max(
        best,
        1 -
          Math.hypot(
            (s - blotch.s - blotch.slant * t) / blotch.length,
            (t - blotch.t) / blotch.width,
          ),
      );
    return ramp(-0.08, 0.08, Math.max(-1, best) + wobble);
  };
};

/** One round red spot on the crown and none elsewhere. */
export const crown = (random: Random, noise: Noise): Patch =>
  islands(
    [
      {
        s: random.between(0.115, 0.135),
        t: random.between(-0.06, 0.06),
        length: random.between(0.056, 0.072),
        width: random.between(0.56, 0.74),
      },
    ],
    noise,
    0.1,
    0.06,
  );

/** Red along both flanks, higher in places. */
export const flanks = (random: Random, noise: Noise, height: number): Patch => {
  const edge = random.between(0.05, 0.12);
  return (s, t) =>
    ramp(-edge, edge, Math.abs(t) - height + 0.16 * ragged(noise, s * ASPECT, Math.sign(t) * 9)) *
    (1 - ramp(0.88, 0.96, s));
};
