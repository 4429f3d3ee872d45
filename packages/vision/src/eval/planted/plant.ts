import { fillPolygon } from '../../pipeline/polygon.ts';
import { crop, type Rgb } from '../../pipeline/raster.ts';
import { makeRandom } from '../../render/random.ts';
import type { ColourName } from '../../types.ts';
import { bodyShape, type BodyShape } from './body-shape.ts';
import { plantPatch } from './plant-patch.ts';
import { plantPoints } from './plant-points.ts';
import { readLight } from './skin-light.ts';
import type { Contrast } from './visible.ts';

export const plantKinds = ['sore', 'points', 'tuft'] as const;
export type PlantKind = (typeof plantKinds)[number];

/** What was painted, in pixels of the photo. */
export type Plant = {
  kind: PlantKind;
  /** Centre and radius of the mark; of the circle around all points of a cluster. */
  x: number;
  y: number;
  radius: number;
  /** Places of single points; empty for the other kinds. */
  points: readonly { x: number; y: number }[];
  /** Commonest colour of the skin that it lies on. */
  ground: ColourName;
  /** Contrast of the mark; of the faintest point. */
  contrast: Contrast;
};

export type Canvas = {
  /** The photo before anything was painted. */
  photo: Rgb;
  image: Rgb;
  shape: BodyShape;
  light: ReturnType<typeof readLight>;
  inside: Uint8Array;
};

/** Places tried before a photo is given up for a kind. */
const TRIES = { sore: 16, tuft: 16, points: 6 } as const;

/** The rectangle that the body and what is painted on it lie in: nothing else need be read. */
const boxAround = (corners: Float64Array, { width, height }: Rgb) => {
  const [xs, ys] = [0, 1].map((odd) => [...corners].filter((_, i) => i % 2 === odd));
  const pad = 0.1 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const x = Math.max(0, Math.floor(Math.min(...xs) - pad));
  const y = Math.max(0, Math.floor(Math.min(...ys) - pad));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(Math.max(...xs) + pad)) - x,
    height: Math.min(height, Math.ceil(Math.max(...ys) + pad)) - y,
  };
};

const pasted = (photo: Rgb, part: Rgb, x: number, y: number): Rgb => {
  const data = photo.data.slice();
  for (let row = 0; row < part.height; row++)
    data.set(
      part.data.subarray(row * part.width * 3, (row + 1) * part.width * 3),
      ((y + row) * photo.width + x) * 3,
    );
  return { ...photo, data };
};

/**
 * Paints one mark, or one cluster of points, on a copy of a photo. The place, size and looks are
 * drawn from the ranges that `plant-patch.ts`, `plant-points.ts` and the drawings state; the same
 * seed gives the same picture.
 * @param outline the body as fractions of the photo, see `VisionResult.fish`
 * @returns null where a person would not see the mark at any of the places tried (`visible.ts`)
 */
export const plant = (
  whole: Rgb,
  outline: readonly (readonly [number, number])[],
  kind: PlantKind,
  seed: number,
): { image: Rgb; plant: Plant } | null => {
  const corners = Float64Array.from(
    outline.flatMap(([x, y]) => [x * whole.width, y * whole.height]),
  );
  const box = boxAround(corners, whole);
  const photo = crop(whole, box.x, box.y, box.width, box.height);
  const moved = corners.map((v, i) => v - (i % 2 === 0 ? box.x : box.y));
  const shape = bodyShape(moved);
  const body = fillPolygon(moved, box.width, box.height);
  const light = readLight(photo, body, shape.width);
  const random = makeRandom(seed);
  for (let attempt = 0; attempt < TRIES[kind]; attempt++) {
    const image = { ...photo, data: photo.data.slice() };
    const canvas: Canvas = { photo, image, shape, light, inside: body.data };
    const done = kind === 'points' ? plantPoints(canvas, random) : plantPatch(canvas, kind, random);
    if (done === null) continue;
    const move = (at: { x: number; y: number }) => ({ x: at.x + box.x, y: at.y + box.y });
    return {
      image: pasted(whole, image, box.x, box.y),
      plant: { kind, ...done, ...move(done), points: done.points.map(move) },
    };
  }
  return null;
};
