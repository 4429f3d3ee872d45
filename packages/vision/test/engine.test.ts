import { beforeAll, describe, expect, it } from 'vitest';
import { analyseDecoded, analysePhoto, warmUp } from '../src/analyse.ts';
import { renderCartoon } from '../src/render/cartoon.ts';
import { toJpeg } from '../src/render/encode.ts';
import { renderEmptyTub, renderKoiPhoto } from '../src/render/render-koi.ts';
import type { Step } from '../src/types.ts';

const decoded = (picture: { width: number; height: number; rgb: Uint8Array }) => ({
  ...picture,
  originalWidth: picture.width,
  originalHeight: picture.height,
  format: 'jpeg' as const,
});

const SIZE = { width: 600, height: 800 };

beforeAll(warmUp);

describe('the engine on drawn pictures', () => {
  it.each(['kohaku', 'showa', 'asagi', 'hikari-muji'] as const)(
    'finds and ranks a lit %s',
    async (variety) => {
      const picture = renderKoiPhoto({ variety, seed: 3, ...SIZE });
      const result = await analyseDecoded(decoded(picture));
      expect(['identified', 'unsure']).toContain(result.outcome);
      expect(result.ranking).toHaveLength(14);
      expect(result.ranking.slice(0, 3).map((c) => c.id)).toContain(variety);
      const total = result.ranking.reduce((sum, c) => sum + c.probability, 0);
      expect(total).toBeCloseTo(1, 6);
      const [xs, ys] = [0, 1].map((k) => (result.fish?.outline ?? []).map((p) => p[k]));
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.05);
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(1);
      expect(result.colourShares?.overall.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 2);
    },
  );

  it.each([1, 2, 3, 4])('refuses flat drawing %i', async (seed) => {
    const result = await analyseDecoded(decoded(renderCartoon({ seed, ...SIZE })));
    expect(result.outcome).toBe('not_koi');
  });

  it.each([1, 2, 3])('refuses empty tub %i', async (seed) => {
    const result = await analyseDecoded(decoded(renderEmptyTub({ seed, ...SIZE })));
    expect(result.outcome).toBe('not_koi');
  });

  it('refuses a picture of one colour', async () => {
    const rgb = new Uint8Array(300 * 200 * 3).fill(120);
    const result = await analyseDecoded(decoded({ width: 300, height: 200, rgb }));
    expect(result).toMatchObject({ outcome: 'not_koi', fish: null, ranking: [] });
  });

  it('says the same of the same photo and announces its steps in order', async () => {
    const bytes = await toJpeg(renderKoiPhoto({ variety: 'sanke', seed: 5, ...SIZE }));
    const steps: Step[] = [];
    const first = await analysePhoto(bytes, (step) => steps.push(step));
    const second = await analysePhoto(bytes);
    expect(steps).toEqual(['reading', 'finding', 'straightening', 'measuring', 'comparing']);
    expect({ ...first, milliseconds: null }).toEqual({ ...second, milliseconds: null });
  });
});
