import { clamp, light, scaleLight, type Light } from '../light.ts';
import type { Random } from '../random.ts';
import type { Canvas } from '../tub.ts';

type Capsule = { x0: number; y0: number; x1: number; y1: number; r0: number; r1: number };

/** Signed distance to a tapering limb, positive inside, in pixels. */
const depthIn = (c: Capsule, x: number, y: number): number => {
  const dx = c.x1 - c.x0;
  const dy = c.y1 - c.y0;
  const t = clamp(((x - c.x0) * dx + (y - c.y0) * dy) / (dx * dx + dy * dy + 1e-9));
  return c.r0 + (c.r1 - c.r0) * t - Math.hypot(x - c.x0 - dx * t, y - c.y0 - dy * t);
};

const skins = [light(224, 172, 140), light(198, 134, 98), light(141, 85, 54), light(92, 56, 40)];

/**
 * A forearm with hand and fingers reaching in from the edge towards a place.
 * @returns how much of each pixel it hides, 0 to 1
 */
export const paintHand = (
  canvas: Canvas,
  random: Random,
  target: { x: number; y: number },
  size: number,
): Float32Array => {
  const { width, height, pixels } = canvas;
  const skin = scaleLight(random.pick(skins), random.between(0.7, 1.1));
  const towards = random.between(0, Math.PI * 2);
  const cos = Math.cos(towards);
  const sin = Math.sin(towards);
  const palm = { x: target.x + cos * size * 0.9, y: target.y + sin * size * 0.9 };
  const far = Math.max(width, height);
  const limbs: Capsule[] = [
    {
      x0: palm.x,
      y0: palm.y,
      x1: palm.x + cos * far,
      y1: palm.y + sin * far,
      r0: size * 0.42,
      r1: size * 0.8,
    },
    {
      x0: palm.x,
      y0: palm.y,
      x1: palm.x - cos * size * 0.3,
      y1: palm.y - sin * size * 0.3,
      r0: size * 0.45,
      r1: size * 0.4,
    },
  ];
  for (let k = -2; k <= 2; k++) {
    const a = towards + Math.PI + k * 0.28 + random.between(-0.06, 0.06);
    const long = size * random.between(0.75, 1) * (k === -2 ? 0.7 : 1);
    const root = { x: palm.x - sin * k * size * 0.18, y: palm.y + cos * k * size * 0.18 };
    limbs.push({
      x0: root.x,
      y0: root.y,
      x1: root.x + Math.cos(a) * long,
      y1: root.y + Math.sin(a) * long,
      r0: size * 0.13,
      r1: size * 0.09,
    });
  }
  const hidden = new Float32Array(width * height);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      let depth = -Infinity;
      for (const limb of limbs) depth = Math.max(depth, depthIn(limb, x, y));
      const cover = clamp(depth + 0.5);
      if (cover === 0) continue;
      const shade = 0.55 + 0.45 * clamp(depth / (size * 0.22));
      for (let c = 0; c < 3; c++)
        pixels[p * 3 + c] += (skin[c] * shade - pixels[p * 3 + c]) * cover;
      hidden[p] = cover;
    }
  return hidden;
};

/** A pan net under the fish: dark or blue mesh inside a ring with a handle. */
export const paintNet = (
  canvas: Canvas,
  random: Random,
  centre: { x: number; y: number },
  radius: number,
): void => {
  const { width, height, pixels } = canvas;
  const cloth: Light = random.pick([
    light(28, 30, 34),
    light(30, 60, 120),
    light(70, 110, 90),
    light(220, 222, 224),
  ]);
  const ring: Light = random.pick([light(150, 154, 160), light(40, 42, 46), light(196, 160, 60)]);
  const pitch = Math.max(3, radius * random.between(0.03, 0.07));
  const turn = random.between(0, Math.PI);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wide = Math.max(2, radius * 0.04);
  const thick = random.between(0.5, 0.9);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3) {
      const dx = x - centre.x;
      const dy = y - centre.y;
      const r = Math.hypot(dx, dy);
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      const rim = Math.abs(r - radius) < wide || (u > radius && Math.abs(v) < wide * 1.2);
      if (!rim && r > radius) continue;
      const cell = Math.min(Math.abs((u / pitch) % 1), Math.abs((v / pitch) % 1));
      const cover = rim ? 1 : cell < 0.3 ? thick : thick * 0.55;
      const paint = rim ? ring : cloth;
      const shade = rim ? 1 : 0.75 + 0.5 * (1 - r / radius) * (u / radius + 1) * 0.5;
      for (let c = 0; c < 3; c++) pixels[p + c] += (paint[c] * shade - pixels[p + c]) * cover;
    }
};
