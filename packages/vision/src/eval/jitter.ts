import { linearOf, linearToOklab, oklabToSrgb } from '../pipeline/colour.ts';
import { backgroundDistance } from '../pipeline/background.ts';
import { otsu } from '../pipeline/otsu.ts';
import { normal, seeded } from '../pipeline/random.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { resize, toLongSide } from '../pipeline/resize.ts';
import { throughJpeg } from './pixels.ts';

const SIDE = 448;

/** Turns by quarters and mirrors: the engine must not care how the camera was held. */
const turned = (image: Rgb, random: () => number): Rgb => {
  const [flipX, flipY, swap] = [random() < 0.5, random() < 0.5, random() < 0.3];
  const width = swap ? image.height : image.width;
  const height = swap ? image.width : image.height;
  const data = new Uint8Array(image.data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = swap ? y : x;
      const v = swap ? x : y;
      const from =
        (flipY ? image.height - 1 - v : v) * image.width + (flipX ? image.width - 1 - u : u);
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = image.data[from * 3 + c];
    }
  return { width, height, data };
};

type Light = { gains: number[]; chroma: number; turn: number; contrast: number };

const someLight = (random: () => number): Light => {
  const exposure = Math.exp(0.13 * normal(random));
  return {
    gains: [0, 1, 2].map(() => exposure * Math.exp(0.05 * normal(random))),
    chroma: Math.exp(0.1 * normal(random)),
    turn: 0.05 * normal(random),
    contrast: Math.exp(0.07 * normal(random)),
  };
};

/** Water of another tub or pond: hue, chroma and lightness that background pixels are moved to. */
const someWater = (random: () => number) => {
  const hue = random() * 2 * Math.PI;
  const chroma = random() * 0.12;
  return {
    dL: 0.15 * normal(random),
    a: chroma * Math.cos(hue),
    b: chroma * Math.sin(hue),
  };
};

const relit = (image: Rgb, light: Light, water: ReturnType<typeof someWater> | null): Rgb => {
  const data = new Uint8Array(image.data.length);
  const lab = new Float32Array(3);
  const back = water === null ? null : backgroundDistance(image);
  const unlike = back?.distance.data.map((d) => Math.min(1, d / 0.16));
  const limit = unlike === undefined ? 0 : otsu(unlike) * 0.6;
  const cos = Math.cos(light.turn) * light.chroma;
  const sin = Math.sin(light.turn) * light.chroma;
  for (let i = 0; i < data.length; i += 3) {
    linearToOklab(
      linearOf[image.data[i]] * light.gains[0],
      linearOf[image.data[i + 1]] * light.gains[1],
      linearOf[image.data[i + 2]] * light.gains[2],
      lab,
      0,
    );
    let L = Math.max(0, 0.6 + (lab[0] - 0.6) * light.contrast);
    let A = lab[1] * cos - lab[2] * sin;
    let B = lab[1] * sin + lab[2] * cos;
    if (water !== null && unlike !== undefined) {
      const share = Math.min(1, Math.max(0, (limit * 1.4 - unlike[i / 3]) / (limit * 0.8 + 1e-6)));
      L += share * water.dL;
      A += share * (water.a - A * 0.9);
      B += share * (water.b - B * 0.9);
    }
    const rgb = oklabToSrgb(Math.min(1, Math.max(0, L)), A, B);
    for (let c = 0; c < 3; c++) data[i + c] = rgb[c];
  }
  return { ...image, data };
};

/**
 * A copy of a photo as another dealer might have taken it: other light, water, proportions,
 * sharpness and compression. The same seed gives the same copy.
 */
export const jittered = async (photo: Rgb, seed: number): Promise<Rgb> => {
  const random = seeded(seed);
  const small = toLongSide(photo, Math.min(SIDE, Math.max(photo.width, photo.height)));
  const stretch = Math.exp(0.16 * normal(random));
  const width = Math.round(small.width * Math.sqrt(stretch));
  const height = Math.round(small.height / Math.sqrt(stretch));
  let image = turned(resize(small, width, height), random);
  image = relit(image, someLight(random), random() < 0.5 ? someWater(random) : null);
  if (random() < 0.4) {
    const k = 0.45 + 0.45 * random();
    image = resize(image, Math.round(image.width * k), Math.round(image.height * k));
  }
  return throughJpeg(image, Math.round(45 + 50 * random()));
};
