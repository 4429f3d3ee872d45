import { linearOf, linearToOklab, oklabToSrgb } from '../pipeline/colour.ts';
import { squareDilate } from '../pipeline/morphology.ts';
import { normal, seeded } from '../pipeline/random.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { locate } from '../pipeline/read-fish.ts';
import { resize } from '../pipeline/resize.ts';
import { throughJpeg } from './pixels.ts';

/** The fish is drawn this many times smaller against the picture than in the photo. */
const SCALES = [0.55, 0.95] as const;
const SIDE = 640;

/** Another camera's light: gains by channel, hue turn in radians, contrast, all well beyond the jitter. */
const otherLight = (random: () => number) => ({
  gains: [0, 1, 2].map(() => Math.exp(0.1 * normal(random))),
  exposure: Math.exp(0.15 * normal(random)),
  turn: (random() < 0.5 ? -1 : 1) * (0.04 + 0.08 * random()),
  contrast: Math.exp((random() < 0.5 ? -1 : 1) * (0.06 + 0.14 * random())),
});

/** Water that none of the photos shows: any hue, dark to pale, lit unevenly, in waves, with grain. */
const otherWater = (random: () => number) => {
  const hue = random() * 2 * Math.PI;
  const chroma = 0.02 + random() * 0.1;
  const [phaseX, phaseY, wave] = [random() * 6, random() * 6, 0.02 + 0.05 * random()];
  const [slopeX, slopeY] = [0.15 * normal(random), 0.15 * normal(random)];
  const L = 0.25 + 0.5 * random();
  const pitch = 6 + random() * 20;
  return (x: number, y: number): readonly [number, number, number] => [
    L +
      slopeX * (x - 0.5) +
      slopeY * (y - 0.5) +
      wave * Math.sin(x * pitch + phaseX + 2 * Math.sin(y * pitch * 0.7 + phaseY)) +
      0.012 * normal(random),
    chroma * Math.cos(hue),
    chroma * Math.sin(hue),
  ];
};

/** How much of each pixel of the sampled picture is fish, softened over a few pixels. */
const coverOf = ({ small, large, search }: ReturnType<typeof locate>): Float32Array | null => {
  if (search.fish === null) return null;
  const mask = squareDilate(search.fish.mask, 3);
  const cover = new Float32Array(large.width * large.height);
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const u = Math.floor(((x + dx * 1.5 + 0.5) * small.width) / large.width);
          const v = Math.floor(((y + dy * 1.5 + 0.5) * small.height) / large.height);
          if (u >= 0 && v >= 0 && u < small.width && v < small.height)
            sum += mask.data[v * small.width + u];
        }
      cover[y * large.width + x] = sum / 9;
    }
  return cover;
};

/**
 * The photo as another source might have taken it: the fish cut out along its mask and laid smaller
 * into other water, then another light over all of it. Never learnt from, only judged by. Where no
 * fish was found the light alone changes. The same seed gives the same picture.
 */
export const shifted = async (photo: Rgb, seed: number): Promise<Rgb> => {
  const random = seeded(seed);
  const found = locate(photo);
  const { large } = found;
  const cover = coverOf(found);
  const scale = SCALES[0] + (SCALES[1] - SCALES[0]) * random();
  const light = otherLight(random);
  const water = otherWater(random);
  const width = Math.round(large.width / scale);
  const height = Math.round(large.height / scale);
  const left = Math.round((width - large.width) * random());
  const top = Math.round((height - large.height) * random());
  const data = new Uint8Array(width * height * 3);
  const lab = new Float32Array(3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x - left, y - top];
      const inside = u >= 0 && v >= 0 && u < large.width && v < large.height;
      const share = !inside ? 0 : cover === null ? 1 : cover[v * large.width + u];
      const p = (v * large.width + u) * 3;
      const mixed = oklabToSrgb(...water(x / width, y / height)).map((w, c) =>
        share === 0 ? w : w + (large.data[p + c] - w) * share,
      );
      const [r, g, b] = mixed.map(
        (m, c) =>
          linearOf[Math.round(Math.min(255, Math.max(0, m)))] * light.gains[c] * light.exposure,
      );
      linearToOklab(r, g, b, lab, 0);
      const cos = Math.cos(light.turn);
      const sin = Math.sin(light.turn);
      const L = Math.min(1, Math.max(0, 0.6 + (lab[0] - 0.6) * light.contrast));
      const rgb = oklabToSrgb(L, lab[1] * cos - lab[2] * sin, lab[1] * sin + lab[2] * cos);
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = rgb[c];
    }
  const k = Math.min(1, SIDE / Math.max(width, height));
  const image = resize({ width, height, data }, Math.round(width * k), Math.round(height * k));
  return throughJpeg(image, Math.round(50 + 45 * random()));
};
