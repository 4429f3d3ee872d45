import type { Random } from '../../render/random.ts';
import { placeOnBody, type BodyPlace } from './body-shape.ts';
import { composeLayer, layMark, pigmentOf, type Layer } from './layer.ts';
import type { Canvas, Plant } from './plant.ts';
import { groundAt } from './skin-light.ts';
import { contrastOf, isVisible, type Contrast } from './visible.ts';

/** Points in a cluster. */
export const POINT_COUNT = [8, 40] as const;
/**
 * Radius of a point in greatest body widths. White spot cysts are up to 1 mm across; on koi of 25 to
 * 50 cm, 5 to 10 cm wide from above, that is a radius of 0.5 to 1 %.
 */
export const POINT_SIZE = [0.005, 0.01] as const;
/** How widely a cluster lies, standard deviation in body lengths: one side of a shoulder to most of the back. */
const SCATTER = [0.04, 0.14] as const;
const ALONG = [0.06, 0.94] as const;
const ASIDE = 0.9;
/** Points are never nearer to one another than this, in radii. */
const APART = 3.5;
/** Places looked at for each point wanted, and how many of them are painted to see. */
const TRIES_PER_POINT = { looked: 40, painted: 4 } as const;

type Point = { place: BodyPlace; contrast: Contrast };

/** Skin around one point, away from it and its blur. */
const skinAround = ({ image, inside }: Canvas, place: BodyPlace, from: number): number[] => {
  const to = from + 3;
  const skin: number[] = [];
  for (let y = Math.floor(place.y - to); y <= place.y + to; y++)
    for (let x = Math.floor(place.x - to); x <= place.x + to; x++) {
      const far = Math.hypot(x - place.x, y - place.y);
      if (far < from || far > to || x < 0 || y < 0 || x >= image.width || y >= image.height)
        continue;
      if (inside[y * image.width + x] === 1) skin.push(y * image.width + x);
    }
  return skin;
};

const densest = ({ alpha, x0, y0, width }: Layer, photoWidth: number): number[] => {
  const top = Math.max(...alpha);
  const out: number[] = [];
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i] >= 0.5 * top)
      out.push((y0 + Math.floor(i / width)) * photoWidth + x0 + (i % width));
  return out;
};

/** Keeps the pixels under a layer; what it returns puts them back. */
const keepUnder = ({ image }: Canvas, { x0, y0, width, height }: Layer): (() => void) => {
  const [from, to] = [Math.max(0, x0), Math.min(image.width, x0 + width)];
  const starts: number[] = [];
  for (let y = Math.max(0, y0); y < Math.min(image.height, y0 + height); y++)
    starts.push((y * image.width + from) * 3);
  const rows = starts.map((at) => image.data.slice(at, at + (to - from) * 3));
  return () => starts.forEach((at, i) => image.data.set(rows[i], at));
};

/** Paints a point and takes it back when it would not be seen. */
const tryPoint = (canvas: Canvas, place: BodyPlace, random: Random): Contrast | null => {
  const { photo, image, light, shape } = canvas;
  const radius = random.between(...POINT_SIZE) * shape.width;
  const white = random.between(222, 250);
  const pigment = pigmentOf(white, white - random.between(0, 6), white - random.between(0, 14));
  const density = random.between(0.8, 1);
  const layer = layMark(place, radius, 1.2, light.blur, (u, v) =>
    Math.hypot(u, v) <= 1 ? { alpha: density, pigment, keep: 0.3 } : null,
  );
  const takeBack = keepUnder(canvas, layer);
  composeLayer(image, light, layer, random);
  const skin = skinAround(canvas, place, radius + 2 * light.blur);
  const contrast = contrastOf(photo, image, densest(layer, image.width), skin);
  if (contrast !== null && isVisible(contrast, 'point')) return contrast;
  takeBack();
  return null;
};

/** Circle around all points: around their middle, out to the farthest. */
const circleOf = (points: readonly Point[]) => {
  const x = points.reduce((sum, { place }) => sum + place.x, 0) / points.length;
  const y = points.reduce((sum, { place }) => sum + place.y, 0) / points.length;
  const radius = Math.max(...points.map(({ place }) => Math.hypot(place.x - x, place.y - y)));
  return { x, y, radius };
};

/**
 * A cluster of white points scattered over the body; only those that a person can see are painted.
 * None on the fins: the outline that they are placed by is that of the body.
 * @returns null where fewer than eight can be seen
 */
export const plantPoints = (canvas: Canvas, random: Random): Omit<Plant, 'kind'> | null => {
  const { shape, light } = canvas;
  const count = Math.round(random.between(...POINT_COUNT));
  const scatter = random.between(...SCATTER) * shape.length;
  const centre = placeOnBody(shape, random.between(0.2, 0.8), random.between(-0.6, 0.6));
  const points: Point[] = [];
  let left = count * TRIES_PER_POINT.painted;
  for (let i = 0; i < count * TRIES_PER_POINT.looked && points.length < count && left > 0; i++) {
    const place = placeOnBody(shape, random.between(...ALONG), random.between(-ASIDE, ASIDE));
    const far = Math.hypot(place.x - centre.x, place.y - centre.y);
    if (!random.chance(Math.exp(-((far / scatter) ** 2) / 2))) continue;
    const apart = APART * POINT_SIZE[1] * shape.width;
    if (points.some((p) => Math.hypot(p.place.x - place.x, p.place.y - place.y) < apart)) continue;
    left--;
    const contrast = tryPoint(canvas, place, random);
    if (contrast !== null) points.push({ place, contrast });
  }
  if (points.length < POINT_COUNT[0]) return null;
  const circle = circleOf(points);
  const grounds = points.map(({ place }) => groundAt(light, place.x, place.y, 0.05 * shape.width));
  const ground = grounds
    .filter((g) => g !== null)
    .sort(
      (p, q) => grounds.filter((g) => g === q).length - grounds.filter((g) => g === p).length,
    )[0];
  if (ground === undefined) return null;
  const faintest = points.reduce((p, q) => (q.contrast.difference < p.contrast.difference ? q : p));
  return {
    ...circle,
    points: points.map(({ place: { x, y } }) => ({ x, y })),
    ground,
    contrast: faintest.contrast,
  };
};
