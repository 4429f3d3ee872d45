import type { Variety } from '../coat.ts';
import type { Random } from '../random.ts';
import type { Lay } from './bent-body.ts';
import type { View } from './kinds.ts';

export type Placed = Lay & { variety: Variety; view: View };

/** Listed here, so that a class added to the engine changes no scene of a known seed. */
const VARIETIES: readonly Variety[] = [
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
];
const COUNTS = [1, 1, 1, 1, 2, 2, 3, 4, 5] as const;
/** Share of photos taken from the side. */
const SIDE_SHARE = 0.12;
/** Length of a fish over the long side of the picture. */
const LEAST = 0.08;
const MOST = 0.8;

const share = (random: Random, least: number, most: number) =>
  least * (most / least) ** random.next();

/** Distance between two centre lines drawn as straight: how far apart the bodies keep. */
const gap = (a: Lay, b: Lay): number => {
  let least = Infinity;
  const at = (l: Lay, k: number) => {
    const turn = (l.angle * Math.PI) / 180;
    const along = (k / 4 - 0.5) * l.length;
    return { x: l.x - Math.sin(turn) * along, y: l.y + Math.cos(turn) * along };
  };
  for (let i = 0; i <= 4; i++)
    for (let j = 0; j <= 4; j++) {
      const p = at(a, i);
      const q = at(b, j);
      least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y));
    }
  return least / (a.halfWidth + b.halfWidth);
};

/** Lays one to five fish of any class, size, turn and bend, some of them across or beside another. */
export const layFish = (
  random: Random,
  width: number,
  height: number,
  count: number = random.pick(COUNTS),
  sideShare: number = SIDE_SHARE,
): Placed[] => {
  const unit = Math.max(width, height);
  const most = count === 1 ? MOST : count === 2 ? 0.6 : 0.42;
  const shoal = share(random, LEAST * 1.1, most);
  const side = random.chance(sideShare);
  const fish: Placed[] = [];
  for (let tries = 0; fish.length < count && tries < 200; tries++) {
    const size = count === 1 ? share(random, LEAST, most) : shoal * random.between(0.75, 1.25);
    const length = unit * Math.min(MOST, Math.max(LEAST, size));
    const view: View = side ? 'side' : 'top';
    const slim = view === 'side' ? random.between(3.1, 3.9) : random.between(3.7, 4.7);
    const cut = random.chance(0.12) ? 0 : Math.min(0.42 * width, 0.42 * height, length * 0.62);
    const lay: Placed = {
      variety: random.pick(VARIETIES),
      view,
      length,
      halfWidth: length / (2 * slim),
      x: random.between(cut, width - cut),
      y: random.between(cut, height - cut),
      angle:
        view === 'side' ? random.pick([90, 270]) + random.between(-35, 35) : random.between(0, 360),
      bend:
        (random.next() + random.next() - 1) * (view === 'side' ? 40 : random.pick([30, 60, 120])),
      sway: random.between(-9, 9),
    };
    const apart = random.chance(0.15) ? 0.35 : random.chance(0.3) ? 1 : 1.5;
    if (fish.every((other) => gap(lay, other) > apart)) fish.push(lay);
  }
  return fish;
};
