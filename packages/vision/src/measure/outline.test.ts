import { describe, expect, it } from 'vitest';
import { measureFish } from '../features/extract.ts';
import { locate, straightenFound } from '../pipeline/read-fish.ts';
import type { Rgb } from '../pipeline/raster.ts';
import { resize } from '../pipeline/resize.ts';
import { renderKoiPhoto } from '../render/render-koi.ts';
import type { Variety } from '../render/coat.ts';
import type { Measures } from '../types.ts';
import { measuresOf } from './measures.ts';
import { measureOutline, outlineOf, PLACES } from './outline.ts';
import { referenceOutline } from './reference-outline.ts';

/** 128 radii of which the last is the thinnest, from widths at the places of the reference. */
const radiusOf = (shares: readonly number[]): Float64Array =>
  Float64Array.from({ length: 128 }, (_, i) => {
    const at = Math.max(0, ((i / 123 - 0.04) / 0.96) * (PLACES - 1));
    const k = Math.min(PLACES - 2, Math.floor(at));
    return 50 * (shares[k] + (shares[k + 1] - shares[k]) * Math.min(1, at - k));
  });

describe('the outline', () => {
  const means = referenceOutline.map(({ mean }) => mean);

  it('of the reference is known at 20 places, widest in front of the middle', () => {
    expect(referenceOutline).toHaveLength(PLACES);
    const widest = means.indexOf(Math.max(...means));
    expect(widest / (PLACES - 1)).toBeGreaterThan(0.2);
    expect(widest / (PLACES - 1)).toBeLessThan(0.5);
    for (const { spread } of referenceOutline) expect(spread).toBeGreaterThan(0);
  });

  it('does not depend on the size of the fish', () => {
    const radius = radiusOf(means);
    const large = outlineOf({ radius: radius.map((r) => 3 * r) });
    outlineOf({ radius }).forEach((share, i) => expect(share).toBeCloseTo(large[i], 9));
  });

  it('is further from the reference the more a body leaves it', () => {
    const deviation = (grown: number): number =>
      measureOutline({
        radius: radiusOf(means.map((mean, i) => (i > 8 ? mean * (1 - grown) : mean))),
      }).outlineDeviation;
    expect(deviation(0.3)).toBeGreaterThan(deviation(0.1));
    expect(deviation(0.1)).toBeGreaterThan(deviation(0));
    expect(deviation(0)).toBeLessThan(0.1);
  });

  it('has a thick tail tube where the tail is thick', () => {
    const tube = (share: number): number =>
      measureOutline({ radius: radiusOf([...means.slice(0, -2), share, share]) }).tailTube;
    // The reference is widest at 0.943 of the unit.
    expect(tube(0.2)).toBeCloseTo(0.2 / 0.943, 2);
    expect(tube(0.3)).toBeGreaterThan(tube(0.2));
  });
});

const read = (photo: Rgb): Measures => {
  const straightened = straightenFound(locate(photo));
  if (!straightened) throw new Error('No fish was found in the drawing.');
  return measuresOf(straightened, measureFish(straightened));
};
const draw = (variety: Variety, seed: number): Rgb => {
  const { width, height, rgb } = renderKoiPhoto({
    variety,
    seed,
    width: 360,
    height: 480,
    tub: 'blue',
  });
  return { width, height, data: rgb };
};

describe('a drawn koi', { timeout: 30_000 }, () => {
  it('that is a Tancho has one spot, near the middle of its head, and no red behind', () => {
    const { show } = read(draw('tancho', 3));
    expect(show.headSpot).not.toBeNull();
    // The renderer puts it within 0.06 of the middle.
    expect(Math.abs(show.headSpot?.across ?? 1)).toBeLessThan(0.15);
    expect([show.steps, show.tailStop, show.strays]).toEqual([1, null, []]);
  });

  it('that is a Kohaku has red on white and no black', () => {
    const { show } = read(draw('kohaku', 3));
    expect(show.redShare).toBeGreaterThan(0.2);
    expect(show.steps).toBeGreaterThanOrEqual(1);
    expect(show.blackShare).toBeLessThan(0.02);
  });

  it('has softer edges when the photo is blurred', () => {
    const sharp = draw('kohaku', 3);
    const blurred = resize(resize(sharp, 72, 96), 360, 480);
    const kiwa = (photo: Rgb): number => read(photo).show.kiwa.rear ?? 0;
    expect(kiwa(blurred)).toBeLessThan(kiwa(sharp));
  });
});
