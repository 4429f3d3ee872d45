import type { Mask, Rgb } from '../../pipeline/raster.ts';
import type { Pose } from '../../pipeline/pose.ts';
import type { Mark, MarkKind } from '../../types.ts';
import { measureBody } from '../body.ts';
import { findDents } from './dents.ts';
import { outlineRoughness } from './edge.ts';
import { findCloudedEye } from './eyes.ts';
import { marksModel, type MarksModel } from './model.ts';
import { onMap, regionAt } from './place.ts';
import { markProbabilities } from './probabilities.ts';
import { readSkin } from './read-skin.ts';
import { shapeFindings } from './shape-findings.ts';
import { skinFindings, type SkinFinding } from './skin-findings.ts';
import type { SkinKind } from './skin-kinds.ts';
import { viewSkin, type SkinView, type Tone } from './skin-view.ts';
import { tablesOf } from './tables.ts';

export type MarksInput = {
  /** The photo without borders at full size, and its size over that of the mask. */
  image: Rgb;
  scale: number;
  mask: Mask;
  pose: Pose;
  tone: Tone;
  /** Where the picture lies in the upright photo, in pixels of the picture. */
  frame: { x: number; y: number; width: number; height: number };
};

const MOST = 12;
/** Strength of what was just found, and of what was found without doubt. */
const WEAK = 0.5;
const STRONG = 0.9;
/** A pale eye is told weakly: glare does the same. */
const EYE_STRENGTH = 0.4;

const kinds: Record<SkinKind, MarkKind> = {
  red_sore: 'red_sore',
  cotton_tuft: 'cotton_tuft',
  white_point: 'white_points',
  dark_speck: 'dark_specks',
  missing_scale: 'missing_scales',
};

/** Between its threshold and certainty, or twice the number of grains asked for. */
const strengthOf = ({ kind, score }: SkinFinding, { thresholds }: MarksModel): number => {
  const least = thresholds[kind];
  const most = least >= 1 ? 2 * least : 1;
  return WEAK + (STRONG - WEAK) * Math.min(1, (score - least) / Math.max(0.01, most - least));
};

/**
 * Findings on skin and outline that stand out from the pattern. Weak evidence by nature: a stray scale,
 * a reflection and a sore can look alike in a photo.
 * @returns at most twelve, strongest first; x and y as fractions of the photo, radius as a fraction of
 * its width, strength 0 to 1
 */
export const findMarks = ({ image, scale, mask, pose, tone, frame }: MarksInput): Mark[] => {
  const model = marksModel();
  const view = viewSkin(image, pose, scale, tone);
  const tables = tablesOf(view);
  const place = (x: number, y: number): { x: number; y: number } => ({
    x: (frame.x + (x + 0.5) * scale) / frame.width,
    y: (frame.y + (y + 0.5) * scale) / frame.height,
  });
  const at = (x: number, y: number): Pick<Mark, 'x' | 'y' | 'mapX' | 'mapY' | 'region'> => {
    const p = Math.round(y) * view.width + Math.round(x);
    const along = view.along[Math.round(y)];
    const map = onMap(along, view.across[p]);
    return {
      ...place(view.positions[2 * p], view.positions[2 * p + 1]),
      mapX: map?.mapX ?? null,
      mapY: map?.mapY ?? null,
      region: regionAt(along),
    };
  };
  const wide = (cells: number): number => (cells * view.cell * scale) / frame.width;

  const measured = readSkin(view, tables);
  const probabilities = measured.map(({ values }) => markProbabilities(model.trees, values));
  const onSkin = skinFindings(measured, probabilities)
    .filter(({ kind, score }) => score >= model.thresholds[kind])
    .map((finding): Mark => ({
      kind: kinds[finding.kind],
      ...at(finding.x, finding.y),
      radius: wide(Math.max(3, 1.15 * finding.radius)),
      strength: strengthOf(finding, model),
    }));

  const eye = findCloudedEye(view, tables, pose.length * scale);
  const eyes = eye
    ? [
        {
          kind: 'clouded_eye' as const,
          ...at(eye.x, eye.y),
          radius: wide(8),
          strength: EYE_STRENGTH,
        },
      ]
    : [];

  const dents = findDents(mask, pose).map((dent): Mark => ({
    kind: 'ragged_fin',
    ...place(dent.x, dent.y),
    mapX: null,
    mapY: null,
    region: regionAt(dent.along),
    radius: (dent.radius * scale) / frame.width,
    strength: dent.strength,
  }));

  const shape = {
    roughness: outlineRoughness(image, pose, scale),
    lengthToWidth: measureBody(mask, pose).lengthToWidth,
  };
  return [...onSkin, ...eyes, ...dents, ...wholeBody(view, shape, model, at, wide)]
    .sort((p, q) => q.strength - p.strength)
    .slice(0, MOST);
};

const wholeBody = (
  view: SkinView,
  shape: Parameters<typeof shapeFindings>[0],
  model: MarksModel,
  at: (x: number, y: number) => Pick<Mark, 'x' | 'y' | 'mapX' | 'mapY' | 'region'>,
  wide: (cells: number) => number,
): Mark[] =>
  shapeFindings(shape, model.norms).map(({ kind, strength }) => ({
    kind,
    ...at((view.width - 1) / 2, 0.45 * view.height),
    mapX: null,
    mapY: null,
    radius: wide(view.width / 2),
    strength,
  }));
