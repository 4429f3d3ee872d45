import type { Body } from './body.ts';
import type { Coat } from './coat.ts';
import { clamp, mixLight, ramp, scaleLight, type Light } from './light.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';
import { scaleAt } from './scales.ts';

const DARK: Light = [0.012, 0.012, 0.014];

/** Eyes, nostrils and the rear edge of the gill plates: how dark a place of the head is, 0 to 1. */
const headMarks = (s: number, t: number): number => {
  const eye = 1 - ramp(0.7, 1.1, Math.hypot((s - 0.085) / 0.014, (Math.abs(t) - 0.93) / 0.075));
  const nostril = 1 - ramp(0.6, 1.1, Math.hypot((s - 0.038) / 0.006, (Math.abs(t) - 0.46) / 0.055));
  const gill = Math.abs(s - 0.19 - 0.03 * (1 - t * t));
  const plate = (1 - ramp(0.001, 0.005, gill)) * ramp(0.4, 0.7, Math.abs(t)) * 0.3;
  return Math.max(eye * 0.92, nostril * 0.5, plate);
};

export type Skin = (s: number, across: number) => { colour: Light; cover: number } | null;

/** Lights a coat on the rounded body: falling off to the flanks, wet highlights, relief of scales. */
export const makeSkin = (
  body: Body,
  coat: Coat,
  liner: Light,
  random: Random,
  noise: Noise,
): Skin => {
  const lean = random.between(-0.4, 0.4);
  const towards = Math.sqrt(1 - lean * lean);
  const wet = random.between(0.1, 0.3);
  const haze = random.between(0.02, 0.06);
  const mottle = random.between(0.03, 0.06);
  return (s, across) => {
    const half = body.widthAt(s);
    if (half <= 0 || s > 1) return null;
    const cover = clamp(half - Math.abs(across) + 0.5) * clamp((s * body.length) / 1.5);
    if (cover <= 0) return null;
    const t = clamp(across / half, -1, 1);
    const scale = scaleAt(s, t);
    const rise = Math.sqrt(1 - t * t);
    const facing = Math.max(0, t * lean + rise * towards);
    const cloud = 1 + mottle * noise(s * 30, t * 4);
    const bulge =
      1 +
      coat.relief * scale.shown * (0.16 * (0.55 - scale.edge) - 0.14 * ramp(0.86, 1, scale.edge));
    const shade = (0.5 + 0.52 * facing) * (1 - 0.3 * t ** 6) * cloud * bulge;

    const base = mixLight(coat.colour(s, t, scale), DARK, headMarks(s, t));
    let colour = scaleLight(base, shade);
    // A wet back mirrors the sky in a broken band; a metallic one shines broadly in its own colour.
    const band = Math.exp(-(((t - lean * 0.75) / 0.2) ** 2));
    const glint =
      ramp(0.25, 0.85, noise(s * 26 + 8, t * 3.5 + 70)) * band * wet * ramp(0.02, 0.08, s);
    const broad =
      Math.exp(-(((t - lean * 0.6) / 0.5) ** 2)) * (0.7 + 0.3 * (1 - scale.edge) * scale.shown);
    const shine = coat.metallic * broad;
    colour = [
      colour[0] + base[0] * shine * 0.35 + shine * 0.05 + glint,
      colour[1] + base[1] * shine * 0.35 + shine * 0.05 + glint,
      colour[2] + base[2] * shine * 0.35 + shine * 0.045 + glint,
    ];
    return { colour: mixLight(colour, liner, haze + 0.14 * t ** 4), cover };
  };
};
