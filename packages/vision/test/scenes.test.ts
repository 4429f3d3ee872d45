import { describe, expect, it, vi } from 'vitest';
import { analyseDecoded } from '../src/analyse.ts';
import { overlap } from '../src/eval/scenes/overlap.ts';
import { fillPolygon } from '../src/pipeline/polygon.ts';
import type { Mask } from '../src/pipeline/raster.ts';
import type { Placed } from '../src/render/scene/layout.ts';
import { renderScene } from '../src/render/scene/render-scene.ts';
import type { VisionResult } from '../src/types.ts';

vi.setConfig({ testTimeout: 60_000 });

const size = { width: 480, height: 360 };
const placed = (more: Partial<Placed>): Placed => ({
  variety: 'kohaku',
  view: 'top',
  x: 140,
  y: 180,
  length: 190,
  halfWidth: 23,
  angle: 10,
  bend: 10,
  sway: 0,
  ...more,
});

const read = (scene: ReturnType<typeof renderScene>, choose?: { x: number; y: number }) =>
  analyseDecoded(
    {
      ...size,
      rgb: scene.image.data,
      originalWidth: size.width,
      originalHeight: size.height,
      format: 'png',
    },
    undefined,
    choose && { choose },
  );

const maskOf = (outline: VisionResult['fishes'][number]['outline']): Mask =>
  fillPolygon(
    Float64Array.from(outline.flatMap(([x, y]) => [x * size.width - 0.5, y * size.height - 0.5])),
    size.width,
    size.height,
  );

describe('several fish in one photo', () => {
  const scene = renderScene({
    seed: 3,
    kind: 'tub',
    plain: true,
    fish: [placed({}), placed({ variety: 'sanke', x: 340, angle: 200 })],
    ...size,
  });

  it('outlines both and asks which is meant', async () => {
    const result = await read(scene);
    expect([result.outcome, result.chosen]).toEqual(['several_fish', null]);
    expect(result.fishes).toHaveLength(2);
    const masks = result.fishes.map(({ outline }) => maskOf(outline));
    for (const { body } of scene.fish)
      expect(Math.max(...masks.map((m) => overlap(m, body)))).toBeGreaterThan(0.75);
  });

  it('reads the one under the place', async () => {
    for (const [i, x] of [140 / 480, 340 / 480].entries()) {
      const result = await read(scene, { x, y: 0.5 });
      if (result.fish === null || result.chosen === null) throw new Error('nothing was read');
      expect(result.outcome).not.toBe('several_fish');
      expect(overlap(maskOf(result.fish.outline), scene.fish[i].body)).toBeGreaterThan(0.7);
      expect(Math.abs(result.fishes[result.chosen].x - x)).toBeLessThan(0.06);
    }
  });

  it('reads one at once where the other is far smaller', async () => {
    const small = renderScene({
      seed: 4,
      kind: 'tub',
      plain: true,
      fish: [
        placed({ x: 200, length: 260, halfWidth: 32 }),
        placed({ x: 420, y: 300, length: 60, halfWidth: 7 }),
      ],
      ...size,
    });
    const result = await read(small);
    expect(result.outcome).not.toBe('several_fish');
    expect(result.chosen).not.toBeNull();
  });
});

it('names nothing firmly that is seen from the side', async () => {
  const scene = renderScene({
    seed: 6,
    kind: 'liner',
    plain: true,
    fish: [placed({ view: 'side', x: 240, angle: 90, length: 280, halfWidth: 41, bend: 0 })],
    ...size,
  });
  const result = await read(scene);
  expect(result.view).toBe('side');
  expect(result.outcome).not.toBe('identified');
});
