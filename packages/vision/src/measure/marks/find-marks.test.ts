import { beforeAll, describe, expect, it } from 'vitest';
import { renderKoiPhoto } from '../../render/render-koi.ts';
import type { MarkKind } from '../../types.ts';
import type { SkinKind } from './skin-kinds.ts';
import { lookAt, testKoi, type TestKoi } from './test-koi.ts';

const drawn = [
  { variety: 'kohaku', seed: 3 },
  { variety: 'sanke', seed: 5 },
  { variety: 'kohaku', seed: 11 },
] as const;
let fish: TestKoi[] = [];
/** Milliseconds, for a busy machine. */
const SLOW = 30_000;

beforeAll(() => {
  fish = drawn.map((koi) => {
    const { width, height, rgb } = renderKoiPhoto({ ...koi, width: 540, height: 860 });
    return testKoi({ width, height, data: rgb });
  });
}, SLOW);

it('drawn koi without marks have none', () => {
  expect(fish.flatMap((koi) => lookAt(koi, [], 1).marks)).toEqual([]);
});

const told: Record<SkinKind, MarkKind> = {
  red_sore: 'red_sore',
  cotton_tuft: 'cotton_tuft',
  white_point: 'white_points',
  dark_speck: 'dark_specks',
  missing_scale: 'missing_scales',
};

const SEEDS = [1, 2, 3];
/** Far above what names at random would hit; what is found on photos `npm run eval -- marks` says. */
const LEAST = 1 / 4;

// Tufts are left out: of nine drawn like this two were found, too few to ask for (docs/model-card.md).
describe.each(['red_sore', 'white_point', 'dark_speck'] as const)('%s', (kind) => {
  it(
    'is told by its name, at its place, on at least every fourth drawing',
    () => {
      const looks = fish
        .flatMap((koi, i) => SEEDS.map((seed) => ({ koi, ...lookAt(koi, [kind], 10 * i + seed) })))
        .filter((look) => look.drawn.length > 0);
      const found = looks.filter(({ koi, marks, drawn: made }) =>
        marks.some(
          (mark) =>
            mark.kind === told[kind] &&
            made.some(
              ({ atX, atY }) =>
                Math.hypot(mark.x - atX, ((mark.y - atY) * koi.photo.height) / koi.photo.width) <=
                mark.radius + 0.01,
            ),
        ),
      );
      expect(looks.length).toBeGreaterThan(SEEDS.length);
      expect(found.length / looks.length).toBeGreaterThanOrEqual(LEAST);
    },
    SLOW,
  );
});

it('every mark lies on the photo, on the map and has a strength', () => {
  const kinds = Object.keys(told) as SkinKind[];
  const marks = fish.flatMap((koi) => lookAt(koi, kinds, 4).marks);
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) {
    for (const place of [mark.x, mark.y, mark.strength, mark.radius]) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(1);
    }
    if (mark.mapX !== null) {
      expect(mark.mapX).toBeGreaterThanOrEqual(0);
      expect(mark.mapX).toBeLessThanOrEqual(1);
    }
  }
});
