/**
 * A second photo of a fish, made from the first: nobody photographs a fish twice in the same way.
 * Stronger than `jitter.ts`, which imitates another dealer; here one owner's next photo is imitated.
 */
import { blurRgb } from '../../pipeline/blur.ts';
import { linearOf, linearToOklab, oklabToSrgb } from '../../pipeline/colour.ts';
import { normal, seeded } from '../../pipeline/random.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import { toLongSide } from '../../pipeline/resize.ts';
import { throughJpeg } from '../pixels.ts';

type Random = () => number;

/** Where a pixel of the new picture comes from in the old one; false for what the old one does not show. */
type Frame = {
  width: number;
  height: number;
  from: (x: number, y: number, out: Float64Array) => boolean;
};

/** Greatest share cut off at each side; most photos of the set are cut close, so this cuts fish. */
const CROP = 0.06;
/** Standard deviation of the sideways bend added to the fish, as a share of the picture's height. */
const BEND = 0.015;

/** Turned by any angle, cropped, a little stretched and bent, with water around it. */
const someFrame = (image: Rgb, random: Random): Frame => {
  const angle = random() * 2 * Math.PI;
  const cut = [0, 1, 2, 3].map(() => CROP * random());
  const left = cut[0] * image.width;
  const top = cut[1] * image.height;
  const right = image.width * (1 - cut[2]);
  const bottom = image.height * (1 - cut[3]);
  const stretch = Math.exp(0.05 * normal(random));
  const bend = BEND * image.height * normal(random);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const w = (right - left) * stretch;
  const h = bottom - top;
  const room = 1 + 0.2 * random();
  const width = Math.round((Math.abs(w * cos) + Math.abs(h * sin)) * room);
  const height = Math.round((Math.abs(w * sin) + Math.abs(h * cos)) * room);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [0.5 * width, 0.5 * height];
  return {
    width,
    height,
    from: (x, y, out) => {
      const u = ((x - dx) * cos + (y - dy) * sin) / stretch;
      const v = -(x - dx) * sin + (y - dy) * cos;
      out[0] = cx + u + bend * Math.cos((Math.PI * v) / h);
      out[1] = cy + v;
      return Math.abs(u) <= (right - left) / 2 && Math.abs(v) <= h / 2;
    },
  };
};

/** Median of the picture's rim, channel by channel: the water that surrounds the fish. */
const rimColour = ({ width, height, data }: Rgb): [number, number, number] => {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x > 3 && y > 3 && x < width - 4 && y < height - 4) x = width - 4;
      for (const c of [0, 1, 2] as const) channels[c].push(data[(y * width + x) * 3 + c]);
    }
  const middle = (values: number[]) => values.sort((p, q) => p - q)[values.length >> 1];
  return [middle(channels[0]), middle(channels[1]), middle(channels[2])];
};

/** Over this share of the long side the old picture's edge fades into the water around it. */
const FADE = 0.08;
/** Bytes by which an edge may differ from the water and still be water; a fish that is cut does not go on. */
const WATER = 60;

/** What lies beyond the old picture: its edge, where that is water, fading into the colour of its rim. */
const beyond = (soft: Rgb, rim: readonly number[], u: number, v: number): number[] => {
  const x = Math.min(soft.width - 1, Math.max(0, Math.round(u)));
  const y = Math.min(soft.height - 1, Math.max(0, Math.round(v)));
  const edge = [0, 1, 2].map((c) => soft.data[(y * soft.width + x) * 3 + c]);
  const unlike = Math.max(...edge.map((e, c) => Math.abs(e - rim[c])));
  const distance = Math.hypot(u - x, v - y) / Math.max(soft.width, soft.height);
  const share = Math.exp(-distance / FADE) * Math.min(1, Math.max(0, 2 - unlike / WATER));
  return edge.map((e, c) => rim[c] + share * (e - rim[c]));
};

const GRAIN = 6;

const reframed = (image: Rgb, frame: Frame, random: Random): Rgb => {
  const { width, height } = frame;
  const rim = rimColour(image);
  const soft = blurRgb(image, 4);
  const place = new Float64Array(2);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shown = frame.from(x, y, place);
      const [u, v] = place;
      const at = (y * width + x) * 3;
      const outside = !shown || u < 0 || v < 0 || u >= image.width - 1 || v >= image.height - 1;
      if (outside) {
        const grain = GRAIN * (random() - 0.5);
        const water = beyond(soft, rim, u, v);
        for (let c = 0; c < 3; c++) data[at + c] = Math.min(255, Math.max(0, water[c] + grain));
        continue;
      }
      const [x0, y0] = [Math.floor(u), Math.floor(v)];
      const [fx, fy] = [u - x0, v - y0];
      const p = (y0 * image.width + x0) * 3;
      const q = p + image.width * 3;
      for (let c = 0; c < 3; c++)
        data[at + c] =
          (image.data[p + c] * (1 - fx) + image.data[p + 3 + c] * fx) * (1 - fy) +
          (image.data[q + c] * (1 - fx) + image.data[q + 3 + c] * fx) * fy;
    }
  return { width, height, data };
};

/** Another exposure, white balance, saturation and contrast, brighter at one side, with noise. */
const relit = (image: Rgb, random: Random): Rgb => {
  const exposure = Math.exp(0.18 * normal(random));
  const gains = [0, 1, 2].map(() => exposure * Math.exp(0.08 * normal(random)));
  const chroma = Math.exp(0.12 * normal(random));
  const contrast = Math.exp(0.1 * normal(random));
  const slope = 0.2 * random();
  const side = random() * 2 * Math.PI;
  const noise = 14 * random();
  const lab = new Float32Array(3);
  const data = new Uint8Array(image.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const x = ((i / 3) % image.width) / image.width - 0.5;
    const y = Math.floor(i / 3 / image.width) / image.height - 0.5;
    const light = 1 + slope * (x * Math.cos(side) + y * Math.sin(side));
    linearToOklab(
      linearOf[image.data[i]] * gains[0] * light,
      linearOf[image.data[i + 1]] * gains[1] * light,
      linearOf[image.data[i + 2]] * gains[2] * light,
      lab,
      0,
    );
    const L = Math.min(1, Math.max(0, 0.6 + (lab[0] - 0.6) * contrast));
    const rgb = oklabToSrgb(L, lab[1] * chroma, lab[2] * chroma);
    for (let c = 0; c < 3; c++)
      data[i + c] = Math.min(255, Math.max(0, rgb[c] + noise * (random() - 0.5)));
  }
  return { ...image, data };
};

/** Long side of the fish's part of the new photo, pixels. */
const [SHORTEST, LONGEST] = [260, 460];

/** The same seed gives the same second photo. */
export const secondPhoto = async (photo: Rgb, seed: number): Promise<Rgb> => {
  const random = seeded(seed);
  const side = SHORTEST + (LONGEST - SHORTEST) * random();
  const small = toLongSide(photo, Math.min(side, Math.max(photo.width, photo.height)));
  const framed = reframed(small, someFrame(small, random), random);
  const blur = 1.6 * random();
  const lit = relit(blur > 0.3 ? blurRgb(framed, blur) : framed, random);
  return throughJpeg(lit, Math.round(40 + 50 * random()));
};
