import { linearOf, linearToOklab } from '../../pipeline/colour.ts';
import { percentileOfSorted } from '../../pipeline/numbers.ts';
import type { Rgb } from '../../pipeline/raster.ts';
import type { BodyLine } from './skin-view.ts';

/** Part of the body whose outline is looked at: behind the pectoral fins, before the tail root. */
const FROM = 0.36;
const TO = 0.82;
/** Places along it; a scale of a grown koi takes about six of them. */
const PLACES = 140;
/** Offsets looked at, in half widths of the body. */
const INNER = 0.72;
const OUTER = 1.25;
const OFFSETS = 48;
/** Offsets to either side whose means are compared. */
const SIDE = 4;
/** Places to either side of the line from which the edge is measured. */
const SMOOTH = 9;

/** Half width at which the colour changes most, by place; one side of the fish. */
const edgeOn = (image: Rgb, line: BodyLine, scale: number, side: 1 | -1): Float64Array => {
  const stations = line.halfWidth.length;
  const lab = new Float32Array(3 * OFFSETS);
  return Float64Array.from({ length: PLACES }, (_, k) => {
    const at = (FROM + ((TO - FROM) * k) / (PLACES - 1)) * (stations - 1);
    const i = Math.min(stations - 2, Math.floor(at));
    const f = at - i;
    const mix = (values: Float64Array, c: number, step: number): number =>
      values[i * step + c] * (1 - f) + values[(i + 1) * step + c] * f;
    const half = mix(line.halfWidth, 0, 1);
    for (let o = 0; o < OFFSETS; o++) {
      const reach = side * half * (INNER + ((OUTER - INNER) * o) / (OFFSETS - 1));
      const x = (mix(line.points, 0, 2) + reach * mix(line.normals, 0, 2) + 0.5) * scale - 0.5;
      const y = (mix(line.points, 1, 2) + reach * mix(line.normals, 1, 2) + 0.5) * scale - 0.5;
      const px = Math.min(image.width - 1, Math.max(0, Math.round(x)));
      const py = Math.min(image.height - 1, Math.max(0, Math.round(y)));
      const p = (py * image.width + px) * 3;
      const d = image.data;
      linearToOklab(linearOf[d[p]], linearOf[d[p + 1]], linearOf[d[p + 2]], lab, 3 * o);
    }
    let best = 0;
    let most = -1;
    for (let o = SIDE; o <= OFFSETS - SIDE; o++) {
      let gap = 0;
      for (let c = 0; c < 3; c++) {
        let step = 0;
        for (let j = 0; j < SIDE; j++) step += lab[3 * (o + j) + c] - lab[3 * (o - 1 - j) + c];
        gap += step * step;
      }
      if (gap <= most) continue;
      most = gap;
      best = o;
    }
    return half * (INNER + ((OUTER - INNER) * (best - 0.5)) / (OFFSETS - 1));
  });
};

/** How far the edge typically lies off a smooth line through it; fins and lost places do not count. */
const roughnessOf = (edge: Float64Array): number => {
  const off: number[] = [];
  for (let k = SMOOTH; k < PLACES - SMOOTH; k++) {
    const near = edge.slice(k - SMOOTH, k + SMOOTH + 1).sort();
    off.push(Math.abs(edge[k] - percentileOfSorted(near, 50)));
  }
  return percentileOfSorted(
    off.sort((p, q) => p - q),
    60,
  );
};

/**
 * How toothed the outline is on the smoother of both flanks, as a fraction of the body's length.
 * Scales that stand out tooth both sides; a fin, a ripple or a patch in the tub's colour roughens one.
 * @param scale size of `image` over that of the picture in which the line was found
 */
export const outlineRoughness = (image: Rgb, line: BodyLine, scale: number): number =>
  Math.min(...([1, -1] as const).map((side) => roughnessOf(edgeOn(image, line, scale, side)))) /
  line.length;
