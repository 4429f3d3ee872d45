import { clamp, light, mixLight, ramp, type Light } from '../light.ts';
import { makeNoise, ragged } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Canvas } from '../tub.ts';

const over = (canvas: Canvas, at: (x: number, y: number) => { colour: Light; cover: number }) => {
  const { width, height, pixels } = canvas;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3) {
      const { colour, cover } = at(x, y);
      if (cover <= 0) continue;
      for (let c = 0; c < 3; c++) pixels[p + c] += (colour[c] - pixels[p + c]) * cover;
    }
};

/** Sky mirrored in slow waves: pale fields with warped edges, over water and fish alike. */
export const mirrorSky = (canvas: Canvas, random: Random, most: number): void => {
  const noise = makeNoise(Math.floor(random.next() * 2 ** 31));
  const sky = random.pick([light(190, 205, 225), light(220, 222, 222), light(150, 180, 215)]);
  const unit = Math.max(canvas.width, canvas.height);
  const scale = random.between(1.5, 5);
  const stretch = random.between(0.3, 1);
  const level = random.between(0.15, 0.6);
  const strength = random.between(0.1, most);
  const sharp = random.between(0.05, 0.5);
  over(canvas, (x, y) => {
    const u = (x / unit) * scale;
    const v = (y / unit) * scale;
    const warp = noise(u * 3 + 9, v * 3) * 0.25;
    const field = ragged(noise, u * stretch + warp, v + warp);
    return { colour: sky, cover: strength * ramp(level, level + sharp, field) };
  });
};

/** Blown-out patches where the sun meets a ripple, hard in the middle and soft around. */
export const addGlare = (canvas: Canvas, random: Random, count: number): void => {
  const unit = Math.max(canvas.width, canvas.height);
  const noise = makeNoise(Math.floor(random.next() * 2 ** 31));
  const spots = Array.from({ length: count }, () => ({
    x: random.between(0, canvas.width),
    y: random.between(0, canvas.height),
    long: unit * random.between(0.01, 0.07),
    thin: random.between(0.15, 0.8),
    turn: random.between(0, Math.PI),
    strength: random.between(0.4, 1.2),
  }));
  const { width, height, pixels } = canvas;
  for (const spot of spots) {
    const reach = Math.ceil(spot.long * 1.8);
    const cos = Math.cos(spot.turn);
    const sin = Math.sin(spot.turn);
    for (let y = Math.max(0, Math.floor(spot.y - reach)); y < Math.min(height, spot.y + reach); y++)
      for (
        let x = Math.max(0, Math.floor(spot.x - reach));
        x < Math.min(width, spot.x + reach);
        x++
      ) {
        const u = ((x - spot.x) * cos + (y - spot.y) * sin) / spot.long;
        const v = ((y - spot.y) * cos - (x - spot.x) * sin) / (spot.long * spot.thin);
        const d = Math.hypot(u, v) + 0.35 * noise((x / unit) * 60, (y / unit) * 60);
        const add = spot.strength * (1 - ramp(0.5, 1.3, d));
        if (add <= 0) continue;
        const p = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) pixels[p + c] += add * (1 - Math.min(1, pixels[p + c]) * 0.5);
      }
  }
};

/** Fine light lines of ripples over everything under water. */
export const addRipples = (canvas: Canvas, random: Random): void => {
  const noise = makeNoise(Math.floor(random.next() * 2 ** 31));
  const unit = Math.max(canvas.width, canvas.height);
  const scale = random.between(5, 16);
  const strength = random.between(0.05, 0.3);
  const { width, height, pixels } = canvas;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3) {
      const u = (x / unit) * scale;
      const v = (y / unit) * scale;
      const warp = noise(u * 0.7 + 50, v * 0.7 + 50);
      const line = Math.max(0, 1 - Math.abs(noise(u + warp, v - warp)) * 5);
      const gain = 1 + strength * (line * line * 2 - 0.3);
      for (let c = 0; c < 3; c++) pixels[p + c] *= gain;
    }
};

/** Leaves and pads that float among the fish. */
export const addLeaves = (canvas: Canvas, random: Random, count: number): void => {
  const unit = Math.max(canvas.width, canvas.height);
  for (let k = 0; k < count; k++) {
    const colour = random.pick([
      light(62, 110, 40),
      light(120, 96, 40),
      light(150, 60, 30),
      light(90, 130, 60),
    ]);
    const x0 = random.between(0, canvas.width);
    const y0 = random.between(0, canvas.height);
    const long = unit * random.between(0.012, 0.07);
    const thin = random.between(0.3, 1);
    const turn = random.between(0, Math.PI);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    over(canvas, (x, y) => {
      const u = ((x - x0) * cos + (y - y0) * sin) / long;
      const v = ((y - y0) * cos - (x - x0) * sin) / (long * thin);
      const d = u * u + v * v;
      if (d > 1) return { colour, cover: 0 };
      const vein = Math.abs(v) < 0.06 ? 1.3 : 1 - 0.2 * d;
      return {
        colour: mixLight([0, 0, 0], colour, vein * 0.9),
        cover: clamp((1 - d) * long * 0.5),
      };
    });
  }
};
