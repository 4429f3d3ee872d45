import { describe, expect, it } from 'vitest';
import type { FishMap } from './fish-map.ts';
import { piecesOf } from './pieces.ts';

const [WIDTH, HEIGHT] = [60, 48];
const SPAN = { from: 10, to: 49 } as const;

/** A map of one bar, 40 by 7 cells, whose cells name the middle that `middleOf` gives for their column. */
const mapOf = (middleOf: (column: number) => number): FishMap => {
  const plane = () => new Float32Array(WIDTH * HEIGHT);
  const map: FishMap = {
    width: WIDTH,
    height: HEIGHT,
    across: WIDTH,
    down: HEIGHT,
    body: plane(),
    x: plane(),
    y: plane(),
    length: plane().fill(40),
    side: plane(),
  };
  for (let y = 21; y < 28; y++)
    for (let x = SPAN.from; x <= SPAN.to; x++) {
      const p = y * WIDTH + x;
      map.body[p] = 1;
      map.x[p] = middleOf(x);
      map.y[p] = 24;
    }
  return map;
};

describe('cells that may be one fish', () => {
  it('are told once where the cells agree on a middle', () => {
    const pieces = piecesOf(mapOf(() => 29.5));
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toHaveLength(280);
  });

  it('are told as a whole too where its halves name middles of their own', () => {
    const pieces = piecesOf(mapOf((x) => (x < 30 ? 12 : 47)));
    expect(pieces.map((cells) => cells.length).sort((a, b) => a - b)).toEqual([140, 140, 280]);
  });

  it('are none in open water', () => {
    const map = mapOf(() => 30);
    map.body.fill(0);
    expect(piecesOf(map)).toEqual([]);
  });
});
