import { makeNoise, ragged } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';
import { mixPigments, pigmentOf, type Touch } from './layer.ts';

/** How far the reddened skin reaches, in radii. */
export const SORE_REACH = 2;

/**
 * An ulcer: a raw red to pink pit with darker blood in it, a pale ragged rim that is seldom whole,
 * and reddened skin around (facts B.5, Aeromonas ulcer: "open red crater, white rim").
 */
export const drawSore = (random: Random): ((along: number, across: number) => Touch | null) => {
  const noise = makeNoise(Math.floor(random.next() * 1e9));
  const mottle = makeNoise(Math.floor(random.next() * 1e9));
  const ragging = random.between(0.15, 0.45);
  const stretch = random.between(1, 1.6);
  const turn = random.between(0, Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rimWidth = random.between(0.14, 0.32);
  const rimWhole = random.between(0.35, 0.95);
  const haloWidth = random.between(0.3, 0.8);
  const haloDepth = random.between(0.2, 0.5);
  const density = random.between(0.9, 1);
  const pink = pigmentOf(
    random.between(205, 234),
    random.between(72, 116),
    random.between(76, 108),
  );
  const blood = pigmentOf(random.between(132, 176), random.between(14, 38), random.between(20, 42));
  const bloody = random.between(0.2, 0.7);
  const pale = pigmentOf(
    random.between(225, 248),
    random.between(208, 232),
    random.between(195, 222),
  );
  const flush = pigmentOf(random.between(135, 185), random.between(22, 50), random.between(28, 52));
  return (along, across) => {
    const u = (along * cos + across * sin) * Math.sqrt(stretch);
    const v = (across * cos - along * sin) / Math.sqrt(stretch);
    const far = Math.hypot(u, v) * (1 + ragging * ragged(noise, u * 1.4 + 9, v * 1.4 + 9));
    if (far >= 1 + haloWidth) return null;
    if (far >= 1) {
      const fade = 1 - (far - 1) / haloWidth;
      return { alpha: haloDepth * fade * fade, pigment: flush, keep: 1 };
    }
    const patchy = ragged(mottle, u * 2.3, v * 2.3);
    if (far >= 1 - rimWidth) {
      const [a, b] = [u / (far + 0.01), v / (far + 0.01)];
      const there = Math.min(1, Math.max(0, rimWhole + 0.9 * noise(a * 1.3 + 40, b * 1.3 + 40)));
      return {
        alpha: density * (0.35 + 0.6 * there),
        pigment: mixPigments(flush, pale, there),
        keep: 0.7,
      };
    }
    const dark = Math.min(1, Math.max(0, bloody + 0.9 * patchy - 0.25 * far));
    return { alpha: density, pigment: mixPigments(pink, blood, dark), keep: 0.45 };
  };
};
