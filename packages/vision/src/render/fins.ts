import { FIN_END, type Body } from './body.ts';
import type { Coat } from './coat.ts';
import { mixLight, ramp, type Light } from './light.ts';
import type { Random } from './random.ts';

/** What a fin does to a pixel: its colour and how much of what lies below it hides. */
export type FinSample = { colour: Light; cover: number };

type Fan = {
  x: number;
  y: number;
  axis: number;
  spread: number;
  length: number;
  coat: Coat['fin'];
};

const fanAt = (fan: Fan, x: number, y: number): FinSample | null => {
  const dx = x - fan.x;
  const dy = y - fan.y;
  const square = dx * dx + dy * dy;
  if (square > fan.length * fan.length) return null;
  const r = Math.sqrt(square) / fan.length;
  let angle = Math.atan2(dy, dx) - fan.axis;
  angle = Math.atan2(Math.sin(angle), Math.cos(angle)) / fan.spread;
  // A rounded paddle: wide at two thirds, narrow at the root.
  const reach = Math.sqrt(Math.max(0, 1 - (Math.abs(angle) / 1.02) ** 2.6));
  const edge = (reach - r) * fan.length;
  if (edge <= 0) return null;
  const rays = 0.5 + 0.5 * Math.cos(angle * 34);
  const striped =
    fan.coat.striped && Math.abs(((angle * 2.5) % 1) + (angle < 0 ? 1 : 0) - 0.5) < 0.16;
  const base = striped
    ? ramp(0.85, 0.5, r)
    : ramp(fan.coat.baseShare + 0.12, fan.coat.baseShare - 0.12, r);
  const colour = mixLight(
    fan.coat.colour,
    fan.coat.base,
    fan.coat.baseShare > 0 || striped ? base : 0,
  );
  const thin = 0.82 - 0.42 * r + 0.16 * (rays - 0.5);
  return {
    colour,
    cover: Math.min(1, edge / 1.5) * Math.max(thin, base * 0.9 * (striped ? 0.8 : 1)),
  };
};

export type Fins = {
  /** Fins that lie under the body: pectorals and pelvics. */
  below: (x: number, y: number) => FinSample | null;
  /** The tail fin, in body coordinates. */
  tail: (s: number, across: number) => FinSample | null;
  /** The folded dorsal fin on the back, in body coordinates. */
  dorsal: (s: number, across: number) => FinSample | null;
};

export const makeFins = (body: Body, coat: Coat, random: Random): Fins => {
  const { halfWidth, length } = body;
  const pectoral = halfWidth * random.between(1.55, 1.95);
  const swing = random.between(-0.25, 0.15);
  const fans: Fan[] = [];
  const plain = { ...coat.fin, baseShare: coat.fin.baseShare * 0.5, striped: false };
  for (const side of [-1, 1]) {
    const add = (
      s: number,
      in_: number,
      back: number,
      spread: number,
      size: number,
      fin: Coat['fin'],
    ) => {
      const root = body.place(s, side * body.widthAt(s) * in_);
      const tip = body.place(s + back, side * body.widthAt(s) * (in_ + 1));
      const axis = Math.atan2(tip.y - root.y, tip.x - root.x);
      fans.push({ ...root, axis, spread, length: size, coat: fin });
    };
    add(0.215, 0.8, 0.045 + side * swing * 0.06, random.between(0.5, 0.6), pectoral, coat.fin);
    add(0.53, 0.72, 0.16, 0.42, halfWidth * random.between(0.72, 0.9), plain);
  }
  const lean = random.between(-0.16, 0.16) * halfWidth;
  const curl = random.between(-0.25, 0.25) * halfWidth;

  return {
    below: (x, y) => {
      let best: FinSample | null = null;
      for (const fan of fans) {
        const sample = fanAt(fan, x, y);
        if (sample && (!best || sample.cover > best.cover)) best = sample;
      }
      return best;
    },
    tail: (s, across) => {
      if (s < 0.94 || s > FIN_END) return null;
      const share = (s - 0.94) / (FIN_END - 0.94);
      const x = across - curl * share * share;
      const half =
        halfWidth * (0.17 + 0.17 * Math.sin(share * 2.2)) * Math.sqrt(Math.max(0, 1 - share ** 6));
      const notch = share > 0.72 ? (share - 0.72) * halfWidth * 0.5 : 0;
      const edge = Math.min(half - Math.abs(x), Math.abs(x) - notch + 1.5);
      if (edge <= 0) return null;
      const rays = 0.5 + 0.5 * Math.cos((x / halfWidth) * 60);
      const cover =
        Math.min(1, edge / 1.5) * (0.9 - 0.35 * share + 0.12 * (rays - 0.5)) * ramp(0.94, 0.97, s);
      return { colour: coat.fin.colour, cover };
    },
    dorsal: (s, across) => {
      if (s < 0.4 || s > 0.76) return null;
      const share = (s - 0.4) / 0.36;
      const x = across - lean * Math.sin(share * 2.4);
      const half = halfWidth * 0.085 * Math.sin(Math.min(1, share * 6) * 1.57) * (1 - 0.5 * share);
      const edge = half - Math.abs(x);
      if (edge <= -1) return null;
      const rays = 0.5 + 0.5 * Math.cos(s * length * 0.9);
      return { colour: coat.fin.colour, cover: Math.min(1, (edge + 1) / 2) * (0.34 + 0.2 * rays) };
    },
  };
};
