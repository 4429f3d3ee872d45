import { makeNoise, ragged } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';
import { mixPigments, pigmentOf, type Touch } from './layer.ts';

/** How far single strands reach, in radii. */
export const TUFT_REACH = 1.5;

const bounded = (v: number): number => Math.min(1, Math.max(0, v));

/**
 * A cotton tuft (Saprolegnia): a soft grey-white patch, thick in the middle, thin at the edge, with
 * strands lying outwards; the skin's colour comes through.
 */
export const drawTuft = (random: Random): ((along: number, across: number) => Touch | null) => {
  const noise = makeNoise(Math.floor(random.next() * 1e9));
  const strand = makeNoise(Math.floor(random.next() * 1e9));
  const thick = random.between(0.6, 0.92);
  const ragging = random.between(0.25, 0.55);
  const strands = random.between(9, 20);
  const sway = random.between(-0.6, 0.6);
  const lean = random.between(0, 2 * Math.PI);
  const grey = random.between(208, 244);
  const dirt = random.between(0, 14);
  const top = pigmentOf(grey, grey, grey - 0.6 * dirt);
  const under = pigmentOf(0.78 * grey, 0.78 * grey, 0.76 * grey - dirt);
  return (along, across) => {
    const far = Math.hypot(along, across);
    if (far > TUFT_REACH) return null;
    const cloud = ragged(noise, along * 1.6 + 20, across * 1.6 + 20);
    const angle = Math.atan2(across, along) + sway * far;
    // Two turns of the same lattice, so that the strands do not break where the angle starts anew.
    const fibre = strand(
      Math.cos(angle) * strands * 0.6 + 60,
      Math.sin(angle) * strands * 0.6 + 60,
    );
    const core = bounded((1.05 - far + ragging * cloud) / 0.65);
    const hair = bounded((TUFT_REACH - far) / 0.9) * bounded(2.2 * fibre - 0.3) * 0.35;
    const alpha =
      thick * Math.min(1, core * core * (3 - 2 * core) * (0.86 + 0.2 * fibre) + hair * (1 - core));
    if (alpha <= 0.01) return null;
    const lit = bounded(
      0.62 +
        0.55 * cloud +
        0.25 * fibre +
        0.25 * (along * Math.cos(lean) + across * Math.sin(lean)),
    );
    return { alpha, pigment: mixPigments(under, top, lit), keep: 0.35 };
  };
};
