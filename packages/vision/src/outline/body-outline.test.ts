import { describe, expect, it, vi } from 'vitest';
import { overlap } from '../eval/scenes/overlap.ts';
import { fillPolygon } from '../pipeline/polygon.ts';
import { locate } from '../pipeline/read-fish.ts';
import { renderScene } from '../render/scene/render-scene.ts';
import type { Variety } from '../render/coat.ts';
import { bodyOutline } from './body-outline.ts';

vi.setConfig({ testTimeout: 30_000 });

const size = { width: 360, height: 480 };

const drawn = (variety: Variety, bend: number, angle: number, seed: number) =>
  renderScene({
    seed,
    kind: 'tub',
    plain: true,
    fish: [
      {
        variety,
        view: 'top',
        x: 180,
        y: 250,
        length: 290,
        halfWidth: 36,
        angle,
        bend,
        sway: 0,
      },
    ],
    ...size,
  });

const traced = (scene: ReturnType<typeof drawn>) => {
  const found = locate(scene.image);
  const { fish, background } = found.search;
  if (fish === null) throw new Error('no fish was found');
  const corners = bodyOutline(background.lab, fish);
  if (corners === null) throw new Error('no outline');
  const kx = found.trimmed.image.width / found.small.width;
  const ky = found.trimmed.image.height / found.small.height;
  const inPhoto = corners.map((v, i) =>
    i % 2 === 0 ? (v + 0.5) * kx + found.trimmed.x - 0.5 : (v + 0.5) * ky + found.trimmed.y - 0.5,
  );
  return { corners, inPhoto };
};

describe('bodyOutline', () => {
  it.each([
    ['kohaku', 0, 0],
    ['kohaku', 25, 12],
    ['sanke', -30, 190],
    ['sanke', 45, 170],
  ] as const)('follows a drawn %s bent by %i degrees', (variety, bend, angle) => {
    const scene = drawn(variety, bend, angle, 2);
    const mask = fillPolygon(traced(scene).inPhoto, size.width, size.height);
    expect(overlap(mask, scene.fish[0].body)).toBeGreaterThanOrEqual(0.9);
  });

  it('gives the same corners every time', () => {
    const scene = drawn('kohaku', 20, 5, 4);
    expect(traced(scene).corners).toEqual(traced(scene).corners);
  });
});
