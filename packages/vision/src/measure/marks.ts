import type { Pose } from '../pipeline/pose.ts';
import type { Mask, Rgb } from '../pipeline/raster.ts';
import type { Mark } from '../types.ts';
import { findDents } from './dents.ts';
import { viewSkin, type SkinView, type Tone } from './skin-view.ts';
import { findSpots, ringAround, type Spot } from './spots.ts';

export type MarksInput = {
  /** The picture with a long side of about 448 px and its size over that of the mask. */
  image: Rgb;
  scale: number;
  mask: Mask;
  pose: Pick<Pose, 'points' | 'normals' | 'halfWidth' | 'length'>;
  tone: Tone;
  /** Where the mask's picture lies in the upright photo: photo pixel = x + (pixel + 0.5) * scale. */
  frame: { x: number; y: number; scale: number; width: number; height: number };
};

const MOST = 12;

type Skin = SkinView & { white: Uint8Array; red: Uint8Array; dark: Uint8Array };

const sortCells = (view: SkinView): Skin => {
  const n = view.valid.length;
  const skin: Skin = {
    ...view,
    white: new Uint8Array(n),
    red: new Uint8Array(n),
    dark: new Uint8Array(n),
  };
  for (let p = 0; p < n; p++) {
    if (view.valid[p] === 0) continue;
    const [L, a, b] = [view.lab[3 * p], view.lab[3 * p + 1], view.lab[3 * p + 2]];
    const chroma = Math.hypot(a, b);
    if (L > 0.62 && chroma < 0.065) skin.white[p] = 1;
    else if (a > 0.085 && chroma > 0.1) skin.red[p] = 1;
    else if (L < 0.4 && chroma < 0.09) skin.dark[p] = 1;
  }
  return skin;
};

const shareOf = (chosen: Uint8Array, valid: Uint8Array): number => {
  let hits = 0;
  let all = 0;
  for (let p = 0; p < valid.length; p++) {
    all += valid[p];
    hits += chosen[p];
  }
  return all === 0 ? 0 : hits / all;
};

const isRound = (spot: Spot): boolean => spot.fill > 0.5 && spot.stretch < 1.9;

/** Median colour of the large red patches: the fish's own hi. Null when it has none. */
const ownRed = (spots: readonly Spot[]): Spot['colour'] | null => {
  const [largest] = [...spots].sort((p, q) => q.radius - p.radius);
  return largest && largest.radius > 12 ? largest.colour : null;
};

type Found = Omit<Mark, 'x' | 'y' | 'radius'> & { spot: Spot };

/**
 * Small round red spots alone on white ground. On a fish with a red pattern a spot of the same red is
 * a stray scale of that pattern, so it counts only when its colour differs or a darker rim runs
 * around it, as around a sore.
 */
const redSpots = (skin: Skin): Found[] => {
  const spots = findSpots(skin, skin.red);
  const own = ownRed(spots);
  return spots.flatMap((spot) => {
    if (spot.radius < 1.6 || spot.radius > 8 || !isRound(spot)) return [];
    if (skin.along[Math.round(spot.y)] < 0.16) return [];
    const ground = ringAround(
      skin,
      spot,
      spot.radius * 1.4 + 2,
      spot.radius * 2.2 + 4,
      (p) => skin.white[p] === 1,
    );
    if (ground.onBody < 0.9 || ground.share < 0.85) return [];
    const rim = ringAround(
      skin,
      spot,
      spot.radius * 0.8,
      spot.radius * 1.35 + 0.5,
      (p) => skin.lab[3 * p] < spot.colour[0] - 0.06,
    );
    const apart = own
      ? Math.hypot(
          0.5 * (spot.colour[0] - own[0]),
          spot.colour[1] - own[1],
          spot.colour[2] - own[2],
        )
      : 0.15;
    const strength = 0.25 + 0.3 * Math.min(1, apart / 0.12) + 0.3 * Math.min(1, rim.share / 0.5);
    if (own && apart < 0.05 && rim.share < 0.3) return [];
    return [{ kind: 'red_spot' as const, strength: Math.min(0.85, strength), spot }];
  });
};

/** Small dark points on a fish that has no black pattern (shimi, or an old scar). */
const darkSpots = (skin: Skin): Found[] => {
  if (shareOf(skin.dark, skin.valid) > 0.012) return [];
  return findSpots(skin, skin.dark).flatMap((spot) => {
    const s = skin.along[Math.round(spot.y)];
    if (spot.radius < 1.2 || spot.radius > 5 || !isRound(spot) || s < 0.2) return [];
    const ground = ringAround(
      skin,
      spot,
      spot.radius * 1.4 + 1.5,
      spot.radius * 2 + 4,
      (p) => skin.white[p] + skin.red[p] === 1,
    );
    if (ground.onBody < 0.9 || ground.share < 0.85 || ground.lightness < spot.colour[0] + 0.2)
      return [];
    return [{ kind: 'dark_spot' as const, strength: 0.3, spot }];
  });
};

const isPoint = (skin: Skin, p: number): boolean => {
  if (skin.valid[p] === 0 || skin.lab[3 * p] < 0.72) return false;
  return Math.hypot(skin.lab[3 * p + 1], skin.lab[3 * p + 2]) < 0.06;
};

/** Fewer bright points than this are reflections; more than that are the scales themselves. */
const FEW = 12;
const MANY = 45;

/**
 * Many separate white grains on coloured skin, on both sides of the back. A wet back glitters along
 * its ridge and ginrin or netted scales shine in their hundreds: both are left out.
 */
const paleSpots = (skin: Skin): Found[] => {
  const bright = new Uint8Array(skin.valid.length);
  for (let p = 0; p < bright.length; p++) if (isPoint(skin, p)) bright[p] = 1;
  if (shareOf(bright, skin.valid) > 0.06) return [];
  const points = findSpots(skin, bright).filter((spot) => {
    if (spot.radius > 2.3 || spot.stretch > 1.7) return false;
    const ground = ringAround(
      skin,
      spot,
      spot.radius + 1.5,
      spot.radius + 4,
      (p) => !isPoint(skin, p),
    );
    return ground.onBody > 0.9 && ground.share > 0.95 && ground.lightness < spot.colour[0] - 0.16;
  });
  const t = (spot: Spot): number =>
    skin.across[Math.round(spot.y) * skin.width + Math.round(spot.x)];
  const left = points.filter((spot) => t(spot) < -0.3).length;
  const right = points.filter((spot) => t(spot) > 0.3).length;
  if (points.length < FEW || points.length > MANY || Math.min(left, right) < FEW / 4) return [];
  const strength = Math.min(0.65, 0.4 + (points.length - FEW) * 0.015);
  return points.map((spot) => ({ kind: 'pale_spot' as const, strength, spot }));
};

/**
 * Places on the skin that stand out from the pattern. Weak evidence by nature: a stray scale, a
 * reflection and a sore can look alike in a photo, so the rules are narrow and the strengths low.
 * @returns at most twelve marks, strongest first; x and y as fractions of the photo, radius as a
 * fraction of its width.
 */
export const findMarks = ({ image, scale, mask, pose, tone, frame }: MarksInput): Mark[] => {
  const skin = sortCells(viewSkin(image, pose, scale, tone));
  const place = (x: number, y: number): { x: number; y: number } => ({
    x: (frame.x + (x + 0.5) * frame.scale) / frame.width,
    y: (frame.y + (y + 0.5) * frame.scale) / frame.height,
  });
  const onSkin = [...redSpots(skin), ...darkSpots(skin), ...paleSpots(skin)].map(
    ({ kind, strength, spot }): Mark => {
      const p = Math.round(spot.y) * skin.width + Math.round(spot.x);
      const radius = (Math.max(2, spot.radius * 1.3) * skin.cell * frame.scale) / frame.width;
      return { kind, ...place(skin.positions[2 * p], skin.positions[2 * p + 1]), radius, strength };
    },
  );
  const dents = findDents(mask, pose).map((dent): Mark => ({
    kind: 'ragged_outline',
    ...place(dent.x, dent.y),
    radius: (dent.radius * frame.scale) / frame.width,
    strength: dent.strength,
  }));
  return [...onSkin, ...dents].sort((p, q) => q.strength - p.strength).slice(0, MOST);
};
