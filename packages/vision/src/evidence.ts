import { bodyOutline } from './outline/body-outline.ts';
import { oklabToSrgb } from './pipeline/colour.ts';
import type { Fish } from './pipeline/find-fish.ts';
import { bodyPolygon } from './pipeline/polygon.ts';
import type { Found } from './pipeline/read-fish.ts';
import type { Panel } from './features/panel.ts';
import { statistics } from './features/panel.ts';
import { regions } from './features/regions.ts';
import { COLOURS } from './features/palette.ts';
import type { PatternMap, Region, VisionResult } from './types.ts';

const round = (v: number, digits: number) => Number(v.toFixed(digits));
const within = (v: number) => Math.min(1, Math.max(0, v));

/** Turns a place in the small picture into fractions of the upright photo. */
export const placeInPhoto = (
  found: Found,
  photo: { width: number; height: number },
): ((x: number, y: number) => [number, number]) => {
  const { small, trimmed } = found;
  const kx = trimmed.image.width / small.width;
  const ky = trimmed.image.height / small.height;
  return (x, y) => [
    within((trimmed.x + (x + 0.5) * kx) / photo.width),
    within((trimmed.y + (y + 0.5) * ky) / photo.height),
  ];
};

/** The outline of the body that is shown: from the snout to the tail root, as fractions of the photo. */
export const outlineOf = (
  found: Found,
  fish: Pick<Fish, 'mask' | 'pose'>,
  place: (x: number, y: number) => [number, number],
): [number, number][] => {
  const corners = bodyOutline(found.search.background.lab, fish) ?? bodyPolygon(fish.pose);
  const out: [number, number][] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, y] = place(corners[i], corners[i + 1]);
    out.push([round(x, 4), round(y, 4)]);
  }
  return out;
};

/** Named colours and balanced sRGB of the straightened body. */
export const patternMapOf = (panel: Panel): PatternMap => {
  const rgb = new Uint8Array(panel.width * panel.height * 3);
  for (let i = 0; i < panel.names.length; i++)
    rgb.set(oklabToSrgb(panel.lab[i * 3], panel.lab[i * 3 + 1], panel.lab[i * 3 + 2]), i * 3);
  return { width: panel.width, height: panel.height, labels: panel.names, rgb };
};

/** Shares of the named colours over the body and in each region. */
export const colourSharesOf = (panel: Panel): NonNullable<VisionResult['colourShares']> => {
  const { width, height, shares } = panel;
  const over = (from: number, to: number) =>
    statistics(shares, COLOURS, width, {
      x0: 0,
      x1: width,
      y0: Math.floor(from * height),
      y1: Math.floor(to * height),
    }).mean.map((v) => round(v, 4));
  const byRegion = Object.fromEntries(
    regions.map(([name, from, to]) => [name, over(from, to)]),
  ) as Record<Region, number[]>;
  return { overall: over(0, 1), byRegion };
};
