import type { Mask } from '../../pipeline/raster.ts';
import { expose } from '../camera.ts';
import { makeCoat } from '../coat.ts';
import { makeFins, type FinSample } from '../fins.ts';
import { mixLight, type Light } from '../light.ts';
import { makeNoise } from '../noise.ts';
import { makeRandom, type Random } from '../random.ts';
import { castShadow } from '../shadow.ts';
import { makeSkin } from '../skin.ts';
import type { Canvas } from '../tub.ts';
import { layBody } from './bent-body.ts';
import { sceneKinds, type Scene, type SceneFish, type SceneKind } from './kinds.ts';
import { layFish, type Placed } from './layout.ts';
import { paintHand, paintNet } from './objects.ts';
import { makeSideFish } from './side-view.ts';
import { soften } from './soften.ts';
import { addGlare, addLeaves, addRipples, mirrorSky } from './surface.ts';
import { paintWater, type Water } from './water.ts';

export type SceneOptions = {
  seed: number;
  kind?: SceneKind;
  /** How many fish; by default one to five. */
  count?: number;
  /** Share of scenes that are seen from the side; by default as often as owners take such photos. */
  sideShare?: number;
  /** Exactly these fish instead. */
  fish?: readonly Placed[];
  width?: number;
  height?: number;
  /** Without hands, nets, leaves, glare and mirrored sky. */
  plain?: boolean;
};

const LONG = 512;
const SHORT = 384;
/** A fin this transparent still counts as fish. */
const FIN_SEEN = 0.3;

type Layer = { body: Uint8Array; whole: Uint8Array; full: number };

const lay = (canvas: Canvas, p: number, colour: Light, cover: number): void => {
  for (let c = 0; c < 3; c++)
    canvas.pixels[p * 3 + c] += (colour[c] - canvas.pixels[p * 3 + c]) * cover;
};

/** Draws one fish over what is there and tells where its body and fins lie. */
const drawFish = (
  canvas: Canvas,
  placed: Placed,
  water: Water,
  random: Random,
  seed: number,
): Layer => {
  const { width, height } = canvas;
  const noise = makeNoise(seed);
  const coat = makeCoat(placed.variety, random, noise);
  const body = layBody(placed, width, height);
  const up = random.pick([1, -1] as const);
  const top = placed.view === 'top';
  const skin = makeSkin(body, coat, water.tint, random, noise);
  const fins = makeFins(body, coat, random);
  const side = makeSideFish(body, coat, up, random, noise);
  const flesh = top ? skin : side.flesh;
  const haze = water.depth * random.between(0.2, 1);
  const dim = 1 - haze * random.between(0, 0.6);
  const deep = (colour: Light): Light => mixLight(colour, water.tint, haze);
  const { left, top: above, right, bottom } = body.bounds;
  if (top) {
    const far = body.halfWidth * random.between(0.3, 0.9);
    const covers = (x: number, y: number) => {
      if (x < left || y < above || x >= right || y >= bottom) return 0;
      const { s, across } = body.locate(x, y);
      return s > 0 && s < 1 && Math.abs(across) < body.widthAt(s) ? 1 : 0;
    };
    const shift = { x: far * random.between(-1, 1), y: far };
    castShadow(canvas, covers, shift, body.halfWidth * 0.4, random.between(0.1, 0.6));
  }
  const layer: Layer = {
    body: new Uint8Array(width * height),
    whole: new Uint8Array(width * height),
    full: 0,
  };
  const put = (p: number, sample: FinSample | null, isBody: boolean) => {
    if (!sample || sample.cover <= 0) return;
    const { colour, cover } = sample;
    lay(canvas, p, deep([colour[0] * dim, colour[1] * dim, colour[2] * dim]), cover);
    if (isBody && cover >= 0.5) layer.body[p] = 1;
    if (cover >= FIN_SEEN) layer.whole[p] = 1;
  };
  for (let y = above; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const p = y * width + x;
      const { s, across } = body.locate(x + 0.5, y + 0.5);
      if (Math.abs(across) > body.halfWidth * 3) continue;
      const meat = Math.abs(across) < body.halfWidth * 1.1 + 1 ? flesh(s, across) : null;
      if (top && s < 0.85 && (!meat || meat.cover < 1)) put(p, fins.below(x, y), false);
      put(p, meat, true);
      put(p, top ? fins.tail(s, across) : side.fin(s, across), false);
      if (top) put(p, fins.dorsal(s, across), false);
    }
  // The whole body, seen or cut off by the edge, to tell how much of it is in the picture.
  const rings = 200;
  for (let i = 0; i < rings; i++) layer.full += 2 * body.widthAt((i + 0.5) / rings);
  layer.full *= body.length / rings;
  return layer;
};

const masked = (width: number, height: number, data: Uint8Array): Mask => ({ width, height, data });

/**
 * Draws a photo as an owner takes it: one to five fish in a tub, a pond, green water, over pebbles
 * or a liner, with ripples, mirrored sky, glare, leaves, hands and nets, and the true masks of all
 * fish. Deterministic by its seed. Long side 512 px unless told otherwise.
 */
export const renderScene = (options: SceneOptions): Scene => {
  const random = makeRandom(options.seed * 9973 + 41);
  const upright = random.chance(0.4);
  const width = options.width ?? (upright ? SHORT : LONG);
  const height = options.height ?? (upright ? LONG : SHORT);
  const kind = options.kind ?? random.pick(sceneKinds);
  const water = paintWater(kind, random, width, height);
  const { canvas } = water;
  const fish = options.fish ?? layFish(random, width, height, options.count, options.sideShare);
  const plain = options.plain ?? false;
  const main = fish[0];
  if (!plain && main && random.chance(0.08))
    paintNet(canvas, random, main, main.length * random.between(0.62, 0.95));
  const layers = fish.map((placed, i) =>
    drawFish(canvas, placed, water, random, options.seed * 131 + i * 7 + 5),
  );
  const hides = new Float32Array(width * height);
  if (random.chance(0.5)) addRipples(canvas, random);
  if (!plain) {
    const outdoors = kind !== 'tub';
    if (outdoors && random.chance(0.45))
      mirrorSky(canvas, random, kind === 'dark-pond' ? 0.5 : 0.4);
    if (outdoors && random.chance(0.2)) addLeaves(canvas, random, Math.ceil(random.between(0, 6)));
    if (random.chance(0.45)) addGlare(canvas, random, Math.ceil(random.between(0, 9)));
    if (main && random.chance(0.08)) {
      const aside = main.length * random.between(0.1, 0.5);
      const turn = random.between(0, Math.PI * 2);
      const target = { x: main.x + Math.cos(turn) * aside, y: main.y + Math.sin(turn) * aside };
      hides.set(paintHand(canvas, random, target, main.length * random.between(0.22, 0.4)));
    }
  }
  soften(canvas, random.between(0, 0.9));
  const { rgb } = expose(canvas, random);
  const hidden = Uint8Array.from(hides, (h) => (h >= 0.5 ? 1 : 0));
  const seen: SceneFish[] = [];
  for (let i = layers.length - 1; i >= 0; i--) {
    const { body, whole, full } = layers[i];
    let area = 0;
    for (let p = 0; p < hidden.length; p++) {
      if (hidden[p] === 1) body[p] = whole[p] = 0;
      area += body[p];
    }
    for (let p = 0; p < hidden.length; p++) if (body[p] === 1) hidden[p] = 1;
    const { variety, view, length } = fish[i];
    seen.unshift({
      variety,
      view,
      body: masked(width, height, body),
      whole: masked(width, height, whole),
      seen: Math.min(1, area / full),
      size: length / Math.max(width, height),
    });
  }
  return { image: { width, height, data: rgb }, kind, fish: seen };
};
