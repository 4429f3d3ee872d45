import { makeBody } from './body.ts';
import type { Picture } from './camera.ts';
import { makeRandom } from './random.ts';

const palettes = [
  { ground: [255, 255, 255], patch: [230, 40, 40] },
  { ground: [255, 160, 60], patch: [255, 255, 255] },
  { ground: [255, 240, 120], patch: [250, 120, 40] },
  { ground: [255, 255, 255], patch: [20, 20, 20] },
] as const;
const backgrounds = [
  [255, 255, 255],
  [120, 200, 240],
  [60, 150, 220],
  [200, 235, 220],
] as const;
const INK = [16, 16, 20] as const;

/**
 * A drawn koi as it is found on stickers: flat colours, one crisp dark outline, round eyes, no
 * light, no grain. The engine must refuse it.
 */
export const renderCartoon = ({
  seed,
  width = 900,
  height = 1200,
}: {
  seed: number;
  width?: number;
  height?: number;
}): Picture => {
  const random = makeRandom(seed * 6151 + 3);
  const body = makeBody(random, { width, height, angle: random.between(-30, 30) });
  const { ground, patch } = random.pick(palettes);
  const background = random.pick(backgrounds);
  const pen = body.halfWidth * random.between(0.05, 0.09);
  const spots = Array.from({ length: 4 }, (_, i) => ({
    s: 0.14 + i * 0.21 + random.between(-0.03, 0.03),
    t: random.between(-0.4, 0.4),
    r: body.halfWidth * random.between(0.35, 0.6),
  }));

  // Positive inside, in pixels: body, two side fins and a forked tail are ellipses and wedges.
  const inside = (s: number, across: number): number => {
    const trunk =
      s < 0
        ? -1e3
        : Math.min(body.widthAt(Math.min(s, 1)) - Math.abs(across), (1 - s) * body.length);
    const fin = (at: number, out: number, long: number, wide: number): number => {
      const u = ((s - at) * body.length) / (body.halfWidth * wide);
      const v = (Math.abs(across) / body.halfWidth - out) / long;
      return (1 - Math.hypot(u - v * 0.5, v)) * body.halfWidth * Math.min(long, wide);
    };
    const tailShare = (s - 0.95) / 0.22;
    const tail =
      tailShare > 0 && tailShare < 1
        ? Math.min(
            body.halfWidth * (0.2 + 0.55 * tailShare) - Math.abs(across),
            (1 - tailShare) * 0.22 * body.length + Math.abs(across) * 0.3,
          )
        : -1e3;
    return Math.max(trunk, fin(0.27, 1.2, 0.6, 0.4), fin(0.6, 0.9, 0.35, 0.25), tail);
  };

  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const { s, across } = body.locate(x, y);
      const depth = inside(s, across);
      let colour: readonly number[] = background;
      if (depth > 0) {
        const spot = spots.some(
          (p) => Math.hypot((s - p.s) * body.length, across - p.t * body.halfWidth) < p.r,
        );
        const eye = Math.hypot((s - 0.09) * body.length, Math.abs(across) - body.halfWidth * 0.42);
        colour = depth < pen || eye < body.halfWidth * 0.12 ? INK : spot ? patch : ground;
      }
      rgb.set(colour, at);
    }
  return { width, height, rgb };
};
