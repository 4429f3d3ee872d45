import { squareDilate } from '../../pipeline/morphology.ts';
import { fillPolygon } from '../../pipeline/polygon.ts';
import { seeded } from '../../pipeline/random.ts';
import { maskWhere, type Mask, type Rgb } from '../../pipeline/raster.ts';
import { resize } from '../../pipeline/resize.ts';

// Drawn twice as large and shrunk, so that edges are as smooth as those of a drawing program.
const WIDTH = 640;
const HEIGHT = 880;

type Ink = readonly [number, number, number];

const grounds: readonly Ink[] = [
  [13, 135, 196],
  [63, 198, 255],
  [255, 255, 255],
  [26, 90, 150],
  [127, 212, 193],
  [10, 77, 104],
  [244, 239, 230],
  [11, 11, 11],
];
const skins: readonly Ink[] = [
  [255, 255, 255],
  [247, 168, 27],
  [232, 67, 31],
  [242, 211, 60],
  [143, 163, 181],
  [217, 217, 217],
  [43, 43, 43],
  [246, 231, 210],
];
const inks: readonly Ink[] = [
  [215, 38, 30],
  [17, 17, 17],
  [240, 100, 30],
  [77, 91, 107],
  [245, 197, 24],
];
const BLACK: Ink = [14, 14, 16];

const PROFILE = [0.12, 0.62, 0.88, 1, 0.97, 0.86, 0.7, 0.52, 0.36, 0.24, 0.18];

type Frame = { turn: number; size: number; half: number; bend: number };

/** A point given along the fish (0 nose to 1 tail) and aside (in half widths), in the picture. */
const placed = ({ turn, size, half, bend }: Frame, along: number, aside: number) => {
  const y = (along - 0.5) * 0.62 * HEIGHT * size;
  const x = (aside * half + bend * Math.sin(along * 4)) * size;
  return [
    WIDTH / 2 + x * Math.cos(turn) - y * Math.sin(turn),
    HEIGHT / 2 + x * Math.sin(turn) + y * Math.cos(turn),
  ];
};

const shape = (frame: Frame, points: readonly (readonly [number, number])[]): Mask =>
  fillPolygon(
    Float64Array.from(points.flatMap(([along, aside]) => placed(frame, along, aside))),
    WIDTH,
    HEIGHT,
  );

const widthAt = (along: number): number => {
  const at = along * (PROFILE.length - 1);
  const i = Math.min(PROFILE.length - 2, Math.floor(at));
  return PROFILE[i] + (PROFILE[i + 1] - PROFILE[i]) * (at - i);
};

const bodyOf = (frame: Frame): Mask => {
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  return shape(frame, [
    ...steps.map((s) => [s, widthAt(s)] as const),
    ...steps.reverse().map((s) => [s, -widthAt(s)] as const),
  ]);
};

const ellipse = (frame: Frame, along: number, aside: number, a: number, b: number): Mask =>
  shape(
    frame,
    Array.from({ length: 24 }, (_, i) => {
      const t = (i / 24) * 2 * Math.PI;
      return [along + a * Math.cos(t), aside + b * Math.sin(t)] as const;
    }),
  );

const finsOf = (frame: Frame, reach: number): Mask[] => [
  ...[1, -1].map((side) =>
    shape(frame, [
      [0.24, side * 0.9],
      [0.27, side * (1 + reach)],
      [0.36, side * (0.9 + reach)],
      [0.36, side * 0.9],
    ]),
  ),
  shape(frame, [
    [0.94, 0.18],
    [1.15, 0.7],
    [1.08, 0],
    [1.15, -0.7],
    [0.94, -0.18],
  ]),
];

/** A flat drawing of a koi: even areas of colour, crisp edges, often an outline. */
export const cartoonKoi = (seed: number): Rgb => {
  const random = seeded(seed * 7919 + 3);
  const any = (list: readonly Ink[]): Ink => list[Math.floor(random() * list.length)];
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const [top, bottom] =
    random() < 0.7 ? Array<Ink>(2).fill(any(grounds)) : [any(grounds), any(grounds)];
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    const t = Math.floor(p / WIDTH) / HEIGHT;
    for (let c = 0; c < 3; c++) data[p * 3 + c] = top[c] + (bottom[c] - top[c]) * t;
  }
  const paint = (mask: Mask, ink: Ink, inside?: Mask) => {
    for (let p = 0; p < mask.data.length; p++)
      if (mask.data[p] === 1 && (inside === undefined || inside.data[p] === 1))
        data.set(ink, p * 3);
  };
  const frame: Frame = {
    turn: random() < 0.7 ? (random() - 0.5) * 1.2 : random() * 2 * Math.PI,
    size: 0.65 + random() * 0.5,
    half: 60 + random() * 50,
    bend: (random() - 0.5) * 90,
  };
  const pen = random() < 0.6 ? 2 * Math.floor(1 + random() * 5) + 1 : 0;
  const body = bodyOf(frame);
  const skin = any(skins);
  const fin = random() < 0.5 ? skin : any(skins);
  for (const mask of finsOf(frame, 0.5 + random())) {
    if (pen > 0) paint(squareDilate(mask, pen), BLACK);
    paint(mask, fin);
  }
  if (pen > 0) paint(squareDilate(body, pen), BLACK);
  paint(body, skin);
  for (let k = Math.floor(random() * 9); k > 0; k--)
    paint(
      ellipse(
        frame,
        0.08 + random() * 0.8,
        (random() - 0.5) * 1.4,
        0.02 + random() * 0.1,
        0.2 + random() * 0.8,
      ),
      any(inks),
      body,
    );
  if (random() < 0.3)
    paint(
      maskWhere(WIDTH, HEIGHT, (p) => ((p % WIDTH) + Math.floor(p / WIDTH)) % 22 < 3),
      [70, 80, 95],
      body,
    );
  if (random() < 0.6)
    for (const side of [1, -1]) paint(ellipse(frame, 0.09, side * 0.62, 0.012, 0.1), BLACK);
  return resize({ width: WIDTH, height: HEIGHT, data }, WIDTH / 2, HEIGHT / 2);
};
