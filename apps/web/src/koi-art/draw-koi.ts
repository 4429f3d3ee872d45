import type { Art } from '@nishiki/knowledge/art';
import { makeBody } from './body.ts';
import { pectoral, pelvic, tail } from './fins.ts';
import { closedCurve, openCurve } from './path.ts';
import { makePattern } from './pattern.ts';
import { mirrorScales, scaleNet } from './scales.ts';
import { between, seeded } from './seeded.ts';

const sides = [-1, 1] as const;
/** Places along the dorsal fin, and how far it leans over at each on the way back. */
const dorsalFoot = [0.35, 0.4, 0.46, 0.53, 0.6, 0.66, 0.7];
const dorsalTip = [
  [0.75, 0.02],
  [0.705, 0.2],
  [0.62, 0.27],
  [0.53, 0.31],
  [0.45, 0.33],
  [0.385, 0.2],
] as const;

/** Every path of one koi. Pure: variety and seed decide all of it. */
export const drawKoi = (art: Art, seed: number) => {
  const random = seeded(seed * 31 + 5);
  const turn = random() < 0.5 ? -1 : 1;
  const body = makeBody(turn * between(random, 11, 21));
  const open = between(random, -0.1, 0.14);
  const { at, heading } = body;
  return {
    outline: body.outline,
    spine: body.spine,
    shoulder: at(0.225, 0),
    hip: at(0.53, 0),
    tailRoot: at(0.945, 0),
    patterns: makePattern(art, seed).map(({ layer, patches }) => ({
      ink: layer.ink,
      path: patches.map((patch) => closedCurve(patch.map(([u, v]) => at(u, v)))).join(''),
    })),
    pectorals: sides.map((side) =>
      pectoral(at(0.222, side * 0.84), heading(0.22), side, side * turn > 0 ? open : -open),
    ),
    pelvics: sides.map((side) => pelvic(at(0.54, side * 0.82), heading(0.54), side)),
    tail: tail(at(0.945, 0), heading(0.97), turn * -0.34),
    dorsal: closedCurve([
      ...dorsalFoot.map((u) => at(u, 0.01 * turn)),
      ...dorsalTip.map(([u, lean]) => at(u, lean * turn)),
    ]),
    dorsalRays: [0.43, 0.48, 0.53, 0.58, 0.63, 0.675]
      .map((u) => openCurve([at(u - 0.03, 0), at(u, 0.14 * turn), at(u + 0.016, 0.26 * turn)]))
      .join(''),
    net: art.net ? scaleNet(body) : '',
    head: closedCurve([
      ...[0, 0.04, 0.09, 0.14, 0.19].map((u) => at(u, -1.2)),
      at(0.212, -0.5),
      at(0.206, 0),
      at(0.212, 0.5),
      ...[0.19, 0.14, 0.09, 0.04, 0].map((u) => at(u, 1.2)),
    ]),
    trunk: closedCurve([
      ...[0.205, 0.24, 0.5, 0.8, 1].map((u) => at(u, -1.2)),
      ...[1, 0.8, 0.5, 0.24, 0.205].map((u) => at(u, 1.2)),
      at(0.212, 0.5),
      at(0.208, -0.5),
    ]),
    mirror: art.doitsu ? mirrorScales(body) : '',
    gills: sides
      .map((side) =>
        openCurve([
          at(0.15, side * 0.97),
          at(0.2, side * 0.8),
          at(0.214, side * 0.42),
          at(0.206, 0),
        ]),
      )
      .join(''),
    barbels: sides
      .map((side) =>
        openCurve([at(0.006, side * 0.6), at(-0.012, side * 1.2), at(0.004, side * 2.1)]),
      )
      .join(''),
    nostrils: sides.map((side) => at(0.036, side * 0.36)),
    eyes: sides.map((side) => at(0.094, side * 0.83)),
    light: openCurve([at(0.08, -0.32), at(0.2, -0.36), at(0.34, -0.34), at(0.5, -0.3)]),
  };
};
