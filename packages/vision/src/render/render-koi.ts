import { toJpeg, enlarge } from './encode.ts';
import { makeBody, type Body } from './body.ts';
import { addReflections, expose, type Picture } from './camera.ts';
import { makeCoat, type Variety } from './coat.ts';
import { makeFins, type FinSample, type Fins } from './fins.ts';
import type { Light } from './light.ts';
import { makeNoise } from './noise.ts';
import { makeRandom } from './random.ts';
import { castShadow } from './shadow.ts';
import { makeSkin } from './skin.ts';
import { paintTub, tubColours, type Canvas, type TubColour } from './tub.ts';

export type KoiPhotoOptions = {
  variety: Variety;
  seed: number;
  width?: number;
  height?: number;
  /** Degrees clockwise from head up; by default nearly along the longer side, as breeders shoot. */
  angle?: number;
  tub?: TubColour;
};

/** No pectoral or pelvic fin lies behind this place of the body. */
const SIDE_FINS_END = 0.85;

const SIZE = { width: 900, height: 1200 };

const lay = (canvas: Canvas, at: number, colour: Light, cover: number): void => {
  for (let c = 0; c < 3; c++) canvas.pixels[at + c] += (colour[c] - canvas.pixels[at + c]) * cover;
};

const covers =
  (body: Body, fins: Fins) =>
  (x: number, y: number): number => {
    const { s, across } = body.locate(x, y);
    if (s > 0 && s < 1 && Math.abs(across) < body.widthAt(s)) return 1;
    return (fins.below(x, y)?.cover ?? 0) * 0.7 + (fins.tail(s, across)?.cover ?? 0) * 0.8;
  };

/**
 * Draws a lit koi from above in a tub, with pattern, pose and light from the seed. Used where a
 * photo is needed and none may be shown: tests, benchmarks and the drawn example. Deterministic.
 */
export const renderKoiPhoto = (options: KoiPhotoOptions): Picture => {
  const { variety, seed, width = SIZE.width, height = SIZE.height } = options;
  const random = makeRandom(seed * 7919 + 17);
  const tub = options.tub ?? random.pick(tubColours);
  const along = width > height ? [90, 270] : [0, 180];
  const angle = options.angle ?? random.pick(along) + random.between(-14, 14);
  const { canvas, liner } = paintTub(random, width, height, tub);
  const noise = makeNoise(seed * 104729 + 71);
  const coat = makeCoat(variety, random, noise);
  const body = makeBody(random, { width, height, angle });
  const fins = makeFins(body, coat, random);
  const skin = makeSkin(body, coat, liner, random, noise);

  const depth = body.halfWidth * random.between(0.35, 0.8);
  const shift = { x: depth * random.pick([-1, 1]), y: depth * random.between(0.2, 0.8) };
  castShadow(canvas, covers(body, fins), shift, body.halfWidth * 0.35, random.between(0.4, 0.65));

  const { left, top, right, bottom } = body.bounds;
  const put = (at: number, sample: FinSample | null): void => {
    if (sample) lay(canvas, at, sample.colour, sample.cover);
  };
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      const { s, across } = body.locate(x + 0.5, y + 0.5);
      const flesh = Math.abs(across) < body.halfWidth + 1 ? skin(s, across) : null;
      if (s < SIDE_FINS_END && (!flesh || flesh.cover < 1)) put(at, fins.below(x, y));
      put(at, flesh);
      put(at, fins.tail(s, across));
      put(at, fins.dorsal(s, across));
    }
  addReflections(canvas, random, Math.floor(random.between(0, 4)));
  return expose(canvas, random);
};

/** Long side in pixels up to which a picture is drawn; a larger one is enlarged from it. */
const DRAWN = 1400;

/**
 * A drawn koi as a JPEG file of any size, for example 4000x3000 as phones take them.
 */
export const renderToJpeg = async (options: KoiPhotoOptions): Promise<Buffer> => {
  const { width = SIZE.width, height = SIZE.height } = options;
  const shrink = Math.min(1, DRAWN / Math.max(width, height));
  const size = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  const picture = renderKoiPhoto({ ...options, ...size });
  return toJpeg(shrink < 1 ? await enlarge(picture, width, height) : picture);
};

/** The same tub, light and camera without a fish. */
export const renderEmptyTub = (options: {
  seed: number;
  width?: number;
  height?: number;
  tub?: TubColour;
}): Picture => {
  const { seed, width = SIZE.width, height = SIZE.height } = options;
  const random = makeRandom(seed * 7919 + 17);
  const { canvas } = paintTub(random, width, height, options.tub ?? random.pick(tubColours));
  addReflections(canvas, random, Math.floor(random.between(1, 7)));
  return expose(canvas, random);
};
