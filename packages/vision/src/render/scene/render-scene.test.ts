import { describe, expect, it, vi } from 'vitest';
import { renderScene } from './render-scene.ts';
import type { Placed } from './layout.ts';

vi.setConfig({ testTimeout: 60_000 });

const size = { width: 160, height: 120 };
const fish = (more: Partial<Placed>): Placed => ({
  variety: 'tancho',
  view: 'top',
  x: 80,
  y: 60,
  length: 80,
  halfWidth: 10,
  angle: 90,
  bend: 0,
  sway: 0,
  ...more,
});
const area = (data: Uint8Array) => data.reduce((sum, v) => sum + v, 0);

describe('a drawn scene', () => {
  it('is the same for the same seed', () => {
    const draw = () => renderScene({ seed: 5, ...size }).image.data;
    expect(Buffer.compare(draw(), draw())).toBe(0);
  });

  it('knows the body without fins: 0.70 of its box, by the mean of the profile', () => {
    const [one] = renderScene({ seed: 1, fish: [fish({})], plain: true, ...size }).fish;
    // The profile's mean half width is 0.70 of the greatest (trapezoids over its table).
    expect(area(one.body.data) / (80 * 20)).toBeCloseTo(0.7, 1);
    expect(area(one.whole.data)).toBeGreaterThan(area(one.body.data));
    expect(one.seen).toBeGreaterThan(0.95);
  });

  it('counts a pixel to the fish on top alone, and sees half of a fish at the edge', () => {
    const scene = renderScene({
      seed: 2,
      fish: [fish({ angle: 0, length: 60 }), fish({}), fish({ x: 0, y: 100, length: 60 })],
      plain: true,
      ...size,
    });
    const [under, over, cut] = scene.fish;
    expect(under.body.data.some((v, p) => v === 1 && over.body.data[p] === 1)).toBe(false);
    expect(under.seen).toBeLessThan(0.8);
    expect(cut.seen).toBeGreaterThan(0.25);
    expect(cut.seen).toBeLessThan(0.75);
  });
});
