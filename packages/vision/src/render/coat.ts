import type { ClassId } from '../types.ts';
import { mixLight, ramp, scaleLight, type Light } from './light.ts';
import type { Noise } from './noise.ts';
import { crown, flanks, redSteps, stones, wraps, type Patch } from './patches.ts';
import * as pigment from './pigments.ts';
import type { Random } from './random.ts';
import type { Scale } from './scales.ts';

/** The classes that the renderer can draw. */
export const varieties = [
  'asagi',
  'bekko',
  'goromo',
  'hikari-muji',
  'kohaku',
  'sanke',
  'showa',
  'shusui',
  'tancho',
  'utsuri',
] as const satisfies readonly ClassId[];
export type Variety = (typeof varieties)[number];

/** How a fish is coloured. */
export type Coat = {
  /** Colour of the skin in linear light. */
  colour: (s: number, t: number, scale: Scale) => Light;
  /** Strength of the scale relief: 0 for a leather skin. */
  relief: number;
  /** 0 for plain skin, 1 for the metallic shine of hikari fish. */
  metallic: number;
  fin: { colour: Light; base: Light; baseShare: number; striped: boolean };
};

type Layer = readonly [Patch, Light];

/** Patches end at scale borders, so each is looked up half way towards the centre of its scale. */
const snapped = (patch: Patch, s: number, t: number, scale: Scale): number => {
  const pull = 0.32 * scale.shown;
  return patch(s + (scale.s - s) * pull, t + (scale.t - t) * pull);
};

const layered =
  (ground: Light, layers: readonly Layer[]) =>
  (s: number, t: number, scale: Scale): Light => {
    let colour = ground;
    for (const [patch, paint] of layers) {
      const share = snapped(patch, s, t, scale);
      if (share > 0) colour = mixLight(colour, paint, share);
    }
    return colour;
  };

const plainFin = (colour: Light): Coat['fin'] => ({
  colour,
  base: colour,
  baseShare: 0,
  striped: false,
});

const motoguro = (colour: Light, base: Light, random: Random): Coat['fin'] => ({
  colour,
  base,
  baseShare: random.between(0.5, 0.75),
  striped: false,
});

const asagi = (random: Random, noise: Noise): Coat => {
  const dark = pigment.slate(random);
  const pale = pigment.paleBlue(random);
  const head = mixLight(pale, pigment.white(random), 0.6);
  const hi = pigment.orange(random);
  const side = flanks(random, noise, random.between(0.88, 0.98));
  return {
    relief: 0.3,
    metallic: 0,
    fin: {
      colour: pigment.white(random),
      base: hi,
      baseShare: random.between(0.45, 0.7),
      striped: false,
    },
    colour: (s, t, scale) => {
      const net = mixLight(dark, pale, ramp(0.55, 0.95, scale.edge) * 0.85);
      const body = mixLight(mixLight(dark, pale, 0.5), net, scale.shown);
      const back = mixLight(head, body, ramp(0.17, 0.22, s));
      return mixLight(back, hi, side(s, t) * 0.95);
    },
  };
};

const shusui = (random: Random, noise: Noise): Coat => {
  const ground = pigment.paleBlue(random);
  const head = mixLight(ground, pigment.white(random), 0.6);
  const dark = pigment.slate(random);
  const hi = pigment.red(random);
  const side = flanks(random, noise, random.between(0.42, 0.62));
  const rows = random.between(24, 30);
  return {
    relief: 0,
    metallic: 0,
    fin: {
      colour: pigment.white(random),
      base: hi,
      baseShare: random.between(0.35, 0.6),
      striped: false,
    },
    colour: (s, t) => {
      const back = mixLight(head, ground, ramp(0.15, 0.22, s));
      const skin = mixLight(back, hi, side(s, t) * ramp(0.05, 0.09, s));
      // One row of mirror scales on each side of the dorsal line, each dark with a pale rim.
      const lane = Math.abs(Math.abs(t) - 0.17) / 0.15;
      const phase = (s * rows) % 1;
      const plate = Math.hypot((phase - 0.5) * 1.7, lane);
      const shown = ramp(0.2, 0.23, s) * (1 - ramp(0.88, 0.92, s));
      return mixLight(skin, scaleLight(dark, 0.7), (1 - ramp(0.7, 1, plate)) * shown);
    },
  };
};

const goromo = (random: Random, noise: Noise): Coat => {
  const hi = pigment.red(random);
  const edge = pigment.indigo(random);
  const patch = redSteps(random, noise);
  const ground = pigment.white(random);
  const depth = random.between(0.7, 0.95);
  return {
    relief: 0.45,
    metallic: 0,
    fin: plainFin(ground),
    colour: (s, t, scale) => {
      const robe = ramp(0.35, 0.85, scale.edge) * scale.shown * depth;
      return mixLight(ground, mixLight(hi, edge, robe), snapped(patch, s, t, scale));
    },
  };
};

const hikari = (random: Random): Coat => {
  const colour = random.pick([pigment.yellow, pigment.yellow, pigment.orange, pigment.white])(
    random,
  );
  const rim = scaleLight(colour, random.between(0.5, 0.7));
  return {
    relief: 0.6,
    metallic: 1,
    fin: plainFin(colour),
    colour: (_, __, scale) => mixLight(colour, rim, ramp(0.6, 1, scale.edge) * scale.shown * 0.8),
  };
};

const coats: Record<Variety, (random: Random, noise: Noise) => Coat> = {
  asagi,
  shusui,
  goromo,
  'hikari-muji': hikari,
  kohaku: (random, noise) => {
    const ground = pigment.white(random);
    const colour = layered(ground, [[redSteps(random, noise), pigment.red(random)]]);
    return { colour, relief: 0.35, metallic: 0, fin: plainFin(ground) };
  },
  sanke: (random, noise) => {
    const ground = pigment.white(random);
    const sumi = pigment.black(random);
    const layers: Layer[] = [
      [redSteps(random, noise), pigment.red(random)],
      [stones(random, noise), sumi],
    ];
    const fin = { colour: ground, base: sumi, baseShare: 0, striped: true };
    return { colour: layered(ground, layers), relief: 0.35, metallic: 0, fin };
  },
  showa: (random, noise) => {
    const ground = pigment.white(random);
    const sumi = pigment.black(random);
    const layers: Layer[] = [
      [redSteps(random, noise), pigment.red(random)],
      [wraps(random, noise), sumi],
    ];
    const fin = motoguro(ground, sumi, random);
    return { colour: layered(ground, layers), relief: 0.35, metallic: 0, fin };
  },
  tancho: (random, noise) => {
    const ground = pigment.white(random);
    const layers: Layer[] = [[crown(random, noise), pigment.red(random)]];
    return { colour: layered(ground, layers), relief: 0.15, metallic: 0, fin: plainFin(ground) };
  },
  bekko: (random, noise) => {
    const ground = random.pick([pigment.white, pigment.white, pigment.white, pigment.yellow])(
      random,
    );
    const layers: Layer[] = [[stones(random, noise), pigment.black(random)]];
    return { colour: layered(ground, layers), relief: 0.3, metallic: 0, fin: plainFin(ground) };
  },
  utsuri: (random, noise) => {
    const ground = random.pick([pigment.white, pigment.white, pigment.orange])(random);
    const sumi = pigment.black(random);
    const fin = motoguro(ground, sumi, random);
    return {
      colour: layered(ground, [[wraps(random, noise, 1.45), sumi]]),
      relief: 0.3,
      metallic: 0,
      fin,
    };
  },
};

/** Colours a fish by the rules of its variety; the pattern itself comes from the seed. */
export const makeCoat = (variety: Variety, random: Random, noise: Noise): Coat =>
  coats[variety](random, noise);
