import type { Random } from '../../render/random.ts';
import { placeOnBody } from './body-shape.ts';
import { composeLayer, layMark, type Layer } from './layer.ts';
import type { Canvas, Plant } from './plant.ts';
import { groundAt } from './skin-light.ts';
import { drawSore, SORE_REACH } from './sore.ts';
import { drawTuft, TUFT_REACH } from './tuft.ts';
import { contrastOf, isVisible } from './visible.ts';

/** Diameter in body lengths: small and fresh to large. Each size in between as likely as another. */
export const PATCH_SIZE: Record<'sore' | 'tuft', readonly [number, number]> = {
  sore: [0.015, 0.06],
  tuft: [0.03, 0.08],
};

/** From behind the eyes to before the root of the tail; kept off the very edge of the body. */
const ALONG = [0.1, 0.92] as const;
const ASIDE = 0.85;
/** Part of the radius that may hang over the edge of the outline, which runs a little inside the fish. */
const LEAST_INSIDE = 0.9;

/** Pixels that the layer covers densely, and skin around that it leaves as it was. */
const coverOf = (
  { image, inside }: Canvas,
  layer: Layer,
  ring: { x: number; y: number; from: number; to: number },
) => {
  const densest = Math.max(...layer.alpha);
  const mark: number[] = [];
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] < 0.5 * densest) continue;
    mark.push(
      (layer.y0 + Math.floor(i / layer.width)) * image.width + layer.x0 + (i % layer.width),
    );
  }
  const skin: number[] = [];
  for (let y = Math.floor(ring.y - ring.to); y <= ring.y + ring.to; y++)
    for (let x = Math.floor(ring.x - ring.to); x <= ring.x + ring.to; x++) {
      const far = Math.hypot(x - ring.x, y - ring.y);
      if (
        far < ring.from ||
        far > ring.to ||
        x < 0 ||
        y < 0 ||
        x >= image.width ||
        y >= image.height
      )
        continue;
      if (inside[y * image.width + x] === 1) skin.push(y * image.width + x);
    }
  return { mark, skin };
};

/** One sore or one tuft somewhere on the body; null where it would not fit or not be seen. */
export const plantPatch = (
  canvas: Canvas,
  kind: 'sore' | 'tuft',
  random: Random,
): Omit<Plant, 'kind'> | null => {
  const { image, shape, light, inside } = canvas;
  const radius = (random.between(...PATCH_SIZE[kind]) * shape.length) / 2;
  const place = placeOnBody(shape, random.between(...ALONG), random.between(-ASIDE, ASIDE));
  const draw = kind === 'sore' ? drawSore(random) : drawTuft(random);
  if (place.toEdge < LEAST_INSIDE * radius * place.squeeze + 2) return null;
  const ground = groundAt(light, place.x, place.y, radius);
  if (ground === null) return null;
  const reach = kind === 'sore' ? SORE_REACH : TUFT_REACH;
  const layer = layMark(place, radius, reach, light.blur, (u, v) => {
    const p = pixelAt(canvas, place, radius, u, v);
    return p !== null && inside[p] === 1 ? draw(u, v) : null;
  });
  composeLayer(image, light, layer, random);
  const ring = { x: place.x, y: place.y, from: radius * reach, to: radius * (reach + 0.8) + 3 };
  const { mark, skin } = coverOf(canvas, layer, ring);
  const contrast = contrastOf(canvas.photo, image, mark, skin);
  if (contrast === null || !isVisible(contrast, 'patch')) return null;
  return { x: place.x, y: place.y, radius, points: [], ground, contrast };
};

/** The pixel under a place given in the mark's own frame. */
const pixelAt = (
  { image }: Canvas,
  place: ReturnType<typeof placeOnBody>,
  radius: number,
  along: number,
  across: number,
): number | null => {
  const a = across * place.squeeze;
  const x = Math.round(place.x + radius * (along * place.t[0] + a * place.n[0]));
  const y = Math.round(place.y + radius * (along * place.t[1] + a * place.n[1]));
  return x < 0 || y < 0 || x >= image.width || y >= image.height ? null : y * image.width + x;
};
