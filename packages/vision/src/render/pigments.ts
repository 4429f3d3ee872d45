import { light, type Light } from './light.ts';
import type { Random } from './random.ts';

/** Skin colours in linear light, each with the spread seen between healthy fish. */
const around = (random: Random, r: number, g: number, b: number, spread: number): Light => {
  const all = random.between(-spread, spread);
  const part = (): number => all + random.between(-spread, spread) * 0.4;
  const byte = (v: number): number => Math.min(255, Math.max(4, v + part()));
  return light(byte(r), byte(g), byte(b));
};

export const white = (random: Random): Light => around(random, 240, 233, 226, 8);
export const red = (random: Random): Light =>
  random.chance(0.7) ? around(random, 218, 42, 22, 14) : around(random, 232, 78, 24, 12);
export const black = (random: Random): Light => around(random, 27, 26, 29, 8);
export const yellow = (random: Random): Light => around(random, 228, 178, 44, 14);
export const orange = (random: Random): Light => around(random, 226, 128, 34, 12);
export const slate = (random: Random): Light => around(random, 78, 96, 116, 14);
export const paleBlue = (random: Random): Light => around(random, 176, 188, 196, 10);
export const indigo = (random: Random): Light => around(random, 58, 30, 42, 10);
