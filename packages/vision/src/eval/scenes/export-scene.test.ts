import { describe, expect, it } from 'vitest';
import { finder } from '../../find/model.ts';
import { makeRandom } from '../../render/random.ts';
import { renderScene } from '../../render/scene/render-scene.ts';
import { frameExamples, mapExample } from './export-scene.ts';

/** Milliseconds, for a busy machine. */
const SLOW = 30_000;

describe('what the finder learns from a scene', { timeout: SLOW }, () => {
  const scene = renderScene({ seed: 31, count: 1, width: 448, height: 336, plain: true });
  const [fish] = scene.fish;

  it('gives each cell its share of the body and its fish', () => {
    const { owner, share, fish: told } = mapExample(scene);
    const drawn = fish.body.data.reduce((sum, v) => sum + v, 0);
    // Cells of four by four pixels, shares in steps of 1/255.
    const shares = share.reduce((sum, v) => sum + v, 0) * (16 / 255);
    expect(shares / drawn).toBeCloseTo(1, 2);
    expect(owner.every((v, cell) => v === 1 || share[cell] === 0)).toBe(true);
    expect(told).toHaveLength(1);
    expect(told[0].size).toBeCloseTo(fish.size * 112, 5);
  });

  it('turns a portrait, so that all pictures are of one size', () => {
    const portrait = renderScene({ seed: 31, count: 1, width: 336, height: 448, plain: true });
    const { picture, owner, fish: told } = mapExample(portrait);
    expect(picture).toHaveLength(448 * 336 * 3);
    const cells = [...owner.keys()].filter((cell) => owner[cell] === 1);
    const columns = cells.map((cell) => cell % 112);
    expect(told[0].x).toBeGreaterThan(Math.min(...columns));
    expect(told[0].x).toBeLessThan(Math.max(...columns));
  });

  it('looks at the fish in several frames, and where there is none', () => {
    const frames = frameExamples(scene, makeRandom(1), finder());
    const seen = fish.view === 'side' ? 2 : 1;
    const of = (kind: number) => frames.filter((frame) => frame.kind === kind);
    expect(of(seen).length).toBeGreaterThanOrEqual(3);
    for (const { cells } of of(seen))
      expect(cells.some((v, i) => i % 4 === 3 && v === 1)).toBe(true);
    for (const { cells } of of(0)) expect(cells.every((v, i) => i % 4 !== 3 || v !== 1)).toBe(true);
  });

  it('calls nothing a fish in a scene without one', () => {
    const empty = renderScene({ seed: 31, count: 0 });
    const frames = frameExamples(empty, makeRandom(1), finder());
    expect(frames.every(({ kind }) => kind === 0)).toBe(true);
    expect(mapExample(empty).share.every((v) => v === 0)).toBe(true);
  });
});
