import { healthBands, type Analysis } from '@nishiki/contract/analysis';
import type { Mark, VisionResult } from '@nishiki/vision/types';
import { NOTICEABLE } from '../condition/weights.ts';
import { measureNorms } from './measure-norms.ts';
import { normScore } from './norms.ts';
import { isRefused, mayBeNoKoi } from './refused.ts';

type Health = Analysis['health'];
type Part = Health['parts'][number];

/**
 * Shape and evenness never count below this. A swimming fish bends and a ripple shifts its outline,
 * so they may take the band down to Fair; only something seen on the skin makes it Poor.
 */
const SHAPE_FLOOR = 60;

/** What on the fish itself would mean a look today; the photo alone never makes it more than medium. */
const graveKinds: readonly Mark['kind'][] = [
  'red_sore',
  'cotton_tuft',
  'white_points',
  'raised_scales',
];
const isGrave = (kind: Mark['kind']): boolean => graveKinds.includes(kind);

/** Findings about the shape of the body, told beside those on the skin. */
const shapeKinds: readonly Mark['kind'][] = ['raised_scales', 'ragged_fin', 'swollen', 'thin'];

const band = (score: number): Health['band'] => {
  if (score >= 90) return healthBands[0];
  if (score >= 75) return healthBands[1];
  return score >= 60 ? healthBands[2] : healthBands[3];
};

const firstAdvice = [
  'Test the water before anything else: ammonia, nitrite, pH and temperature. A photo shows none of them.',
  'Watch the fish swim and feed for a few minutes: clamped fins, flashing (rubbing against floor or walls), gasping or hanging apart say more than one picture.',
];

const nothingSaid = (headline: string): Health => ({
  score: null,
  band: null,
  headline,
  diseaseRisk: 'Not assessable',
  recommendations: firstAdvice,
  parts: [],
});

const shapeParts = ({ measures }: VisionResult): Part[] => {
  if (!measures) return [];
  const { outlineSymmetry, spineBend, colourEvenness } = measureNorms;
  const part = (name: string, score: number, good: string, poor: string): Part => ({
    name,
    score: Math.round(Math.max(SHAPE_FLOOR, score)),
    reason: score >= 70 ? good : poor,
  });
  return [
    part(
      'Outline',
      normScore(measures.outlineSymmetry, outlineSymmetry),
      'Both sides of the body look alike, as far as the outline was found.',
      'The two sides of the outline differ. The pose or the edge of the photo is the commonest reason; a swelling on one side is another.',
    ),
    part(
      'Line of the back',
      normScore(measures.spineBend, spineBend, true),
      'The centre line runs straight.',
      'The centre line is bent. A swimming fish bends; look again when it rests.',
    ),
    part(
      'Evenness of colour',
      normScore(measures.colourEvenness, colourEvenness),
      'Colours are even within their patches.',
      'Colours vary within their patches. Reflections do this too.',
    ),
  ];
};

const scoreOf = (marks: readonly Mark[]): number => {
  const strongest = Math.max(0, ...marks.map(({ strength }) => strength));
  return Math.max(
    20,
    Math.round(95 - 45 * strongest - Math.min(15, 3 * Math.max(0, marks.length - 1))),
  );
};

const skinPart = (all: readonly Mark[]): Part => {
  const marks = all.filter(({ kind }) => !shapeKinds.includes(kind));
  return {
    name: 'Skin',
    score: scoreOf(marks),
    reason:
      marks.length === 0
        ? 'No place on the skin stood out from the pattern.'
        : `${marks.length} ${marks.length === 1 ? 'place stands' : 'places stand'} out from the pattern. They may be part of it: compare with the fish.`,
  };
};

/** Only where something was found: a plain outline is judged by its own parts already. */
const figurePart = (all: readonly Mark[]): Part[] => {
  const marks = all.filter(({ kind }) => shapeKinds.includes(kind));
  if (marks.length === 0) return [];
  return [
    {
      name: 'Figure',
      score: scoreOf(marks),
      reason:
        'The outline differs from that of nearly all healthy koi measured. A slant of the camera, a ripple or eggs do this too.',
    },
  ];
};

/**
 * What a photo lets us say of health: the outline, the line of the back, the evenness of colour and
 * spots on the skin. Weak evidence, so the words are weak, and the risk is never called low.
 */
export const describeHealth = (result: VisionResult): Health => {
  if (!result.measures || isRefused(result) || mayBeNoKoi(result))
    return nothingSaid(
      'This photo does not show enough of the fish to say anything about its health.',
    );
  const parts = [...shapeParts(result), skinPart(result.marks), ...figurePart(result.marks)];
  // The worst part counts as much as all together: one sore is not averaged away by a straight back.
  const mean = parts.reduce((sum, { score }) => sum + score, 0) / parts.length;
  const worst = Math.min(...parts.map(({ score }) => score));
  const score = Math.round((mean + worst) / 2);
  const noticeable = result.marks.filter(({ strength }) => strength >= NOTICEABLE);
  const grave = noticeable.filter(({ kind }) => isGrave(kind));
  return {
    score,
    band: band(score),
    headline:
      noticeable.length === 0
        ? 'Nothing found that a photo can show. Parasites, gills, bacteria, viruses and the water cannot be seen here.'
        : 'Something on the skin deserves a closer look. It is a place to look at, not a diagnosis.',
    diseaseRisk: noticeable.length === 0 ? 'Not assessable' : grave.length > 1 ? 'High' : 'Raised',
    recommendations: [
      ...(noticeable.length === 0
        ? []
        : [
            'Look at the marked places on the fish itself, from close by and in daylight, before you do anything.',
            'Do not treat on the strength of a photo. If the place is open, red or growing, ask a fish vet or a health adviser of a koi club.',
          ]),
      ...firstAdvice,
    ],
    parts,
  };
};

/** The specification's disease fields. Null where the photo says nothing either way. */
export const describeDisease = (
  result: VisionResult,
): Pick<Analysis, 'disease_detected' | 'disease_name' | 'severity'> => {
  const strongest = result.marks
    .filter(({ strength }) => strength >= NOTICEABLE)
    .sort((a, b) => b.strength - a.strength)[0];
  if (!result.measures || isRefused(result) || mayBeNoKoi(result))
    return { disease_detected: null, disease_name: null, severity: null };
  if (!strongest) return { disease_detected: false, disease_name: null, severity: null };
  return {
    disease_detected: true,
    disease_name: 'A mark on the skin to check (photo evidence only)',
    severity: isGrave(strongest.kind) ? 'medium' : 'low',
  };
};
