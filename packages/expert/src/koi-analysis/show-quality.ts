import type { Analysis } from '@nishiki/contract/analysis';
import type { VisionResult } from '@nishiki/vision/types';
import { measureNorms } from './measure-norms.ts';
import { normScore } from './norms.ts';

type ShowQuality = Analysis['showQuality'];

type Element = { score: number; weight: number; strength: string; improvement: string };

/**
 * Length to greatest width seen from above, without fins: about 4 is a well-grown adult; a slim
 * young fish is above. Uncited: taken from the labelled photos, used for wording only.
 */
const SLIM = 5.2;

const elements = ({ measures }: VisionResult): Element[] => {
  if (!measures) return [];
  const norm = measureNorms;
  const list: Element[] = [
    {
      score: normScore(measures.outlineSymmetry, norm.outlineSymmetry),
      weight: 3,
      strength: 'Balanced body: both sides of the outline look alike from above.',
      improvement:
        'The outline looks uneven from above; a photo of the resting fish would show whether it is.',
    },
    {
      score: normScore(measures.spineBend, norm.spineBend, true),
      weight: 2,
      strength: 'Straight line of the back.',
      improvement: 'The back is bent in this photo; judge it again when the fish glides straight.',
    },
    {
      score: normScore(measures.patternBalance, norm.patternBalance),
      weight: 2,
      strength: 'The pattern is balanced between left and right.',
      improvement: 'The pattern weighs more on one side.',
    },
    {
      score: normScore(measures.edgeSharpness, norm.edgeSharpness),
      weight: 2,
      strength: 'Edges of the pattern (kiwa) are crisp.',
      improvement: 'Edges of the pattern (kiwa) are soft here; blur, ripples or youth do this too.',
    },
    {
      score: normScore(measures.colourEvenness, norm.colourEvenness),
      weight: 2,
      strength: 'Colour is even within its patches.',
      improvement: 'Colour varies within its patches.',
    },
  ];
  if (measures.whiteClean !== null)
    list.push({
      score: normScore(measures.whiteClean, norm.whiteClean),
      weight: 2,
      strength: 'Clean white ground.',
      improvement: 'The white ground looks tinted; the light and the water tint it too.',
    });
  return list;
};

/**
 * A practice score from proportions, balance and edges. Judges look at the whole fish beside others,
 * at its size and its skin in the hand: none of that is in a photo, so this is no show result.
 */
export const describeShowQuality = (result: VisionResult): ShowQuality => {
  if (!result.measures || result.outcome === 'not_koi' || result.outcome === 'poor_photo')
    return { rating: null, strengths: [], improvements: [] };
  const list = elements(result);
  const weights = list.reduce((sum, { weight }) => sum + weight, 0);
  const mean = list.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights;
  const slim = result.measures.lengthToWidth > SLIM;
  return {
    rating: Math.round(mean) / 10,
    strengths: list.filter(({ score }) => score >= 80).map(({ strength }) => strength),
    improvements: [
      ...list.filter(({ score }) => score < 70).map(({ improvement }) => improvement),
      ...(slim ? ['A slim body from above: volume is what an adult gains, or loses, first.'] : []),
    ],
  };
};
