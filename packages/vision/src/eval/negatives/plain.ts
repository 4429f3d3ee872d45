import { normal, seeded } from '../../pipeline/random.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { resize } from '../../pipeline/resize.ts';

const WIDTH = 360;
const HEIGHT = 480;

type Paint = (x: number, y: number) => [number, number, number];

const clouds = (cells: number, random: () => number): Rgb => {
  const data = Uint8Array.from({ length: cells * cells * 3 }, () => random() * 255);
  return resize({ width: cells, height: cells, data }, WIDTH, HEIGHT);
};

const colour = (random: () => number): [number, number, number] => [
  random() * 255,
  random() * 255,
  random() * 255,
];

const painters: readonly ((random: () => number) => Paint)[] = [
  (random) => {
    const c = colour(random);
    return () => c;
  },
  (random) => {
    const [p, q] = [colour(random), colour(random)];
    const [u, v] = [random(), random()];
    return (x, y) => {
      const t = (u * x) / WIDTH + (v * y) / HEIGHT;
      return [0, 1, 2].map((i) => p[i] + (q[i] - p[i]) * t) as [number, number, number];
    };
  },
  (random) => {
    const map = clouds(3 + Math.floor(random() * 40), random);
    return (x, y) => {
      const i = (y * WIDTH + x) * 3;
      return [map.data[i], map.data[i + 1], map.data[i + 2]];
    };
  },
  (random) => {
    const [p, q] = [colour(random), colour(random)];
    const size = 10 + random() * 80;
    const checks = random() < 0.5;
    return (x, y) =>
      (Math.floor(x / size) + (checks ? Math.floor(y / size) : 0)) % 2 === 0 ? p : q;
  },
  (random) => {
    const ground = colour(random);
    const blobs = Array.from({ length: 1 + Math.floor(random() * 14) }, () => ({
      x: random() * WIDTH,
      y: random() * HEIGHT,
      a: 12 + random() * 90,
      b: 12 + random() * 90,
      turn: random() * Math.PI,
      c: colour(random),
    }));
    return (x, y) => {
      const hit = blobs.find((s) => {
        const dx = x - s.x;
        const dy = y - s.y;
        const u = (dx * Math.cos(s.turn) + dy * Math.sin(s.turn)) / s.a;
        const v = (dy * Math.cos(s.turn) - dx * Math.sin(s.turn)) / s.b;
        return u * u + v * v < 1;
      });
      return hit?.c ?? ground;
    };
  },
];

/** A picture of nothing: one colour, a gradient, clouds, stripes or blobs, with some noise. */
export const plainPicture = (seed: number): Rgb => {
  const random = seeded(seed);
  const paint = painters[seed % painters.length](random);
  const noise = random() < 0.3 ? 0 : random() * 18;
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const c = paint(x, y);
      const grain = noise * normal(random);
      for (let i = 0; i < 3; i++)
        data[(y * WIDTH + x) * 3 + i] = Math.min(255, Math.max(0, c[i] + grain));
    }
  return { width: WIDTH, height: HEIGHT, data };
};
