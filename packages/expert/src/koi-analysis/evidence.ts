import type { Analysis } from '@nishiki/contract/analysis';
import { goldfishHint, retakeFor } from '@nishiki/knowledge/retake';
import { colourNames, type Doubt, type VisionResult } from '@nishiki/vision/types';
import { describeMark, within } from './mark.ts';

const issueWords: Partial<Record<Doubt, string>> = {
  blurred: 'The photo is blurred.',
  too_dark: 'The photo is dark.',
  too_bright: 'Glare or strong light hides part of the fish.',
  fish_too_small: 'The fish is small in the picture.',
  fish_cut_off: 'Part of the fish lies outside the picture.',
  several_fish: 'There seems to be more than one fish.',
  side_view: 'The fish is seen from the side.',
  shape_unclear: 'The outline of the fish is hard to follow.',
};

const patternMap = ({ patternMap: map }: VisionResult): Analysis['evidence']['patternMap'] =>
  map && {
    width: map.width,
    height: map.height,
    cells: Array.from(map.labels, String).join(''),
    rgb: Buffer.from(map.rgb).toString('hex'),
  };

/** Everything the answer was made from, as the page draws it. */
export const describeEvidence = (result: VisionResult): Analysis['evidence'] => ({
  outline: result.fish?.outline.map(([x, y]): [number, number] => [within(x), within(y)]) ?? null,
  fishes: result.fishes.map(({ outline, x, y }) => ({
    outline: outline.map(([px, py]): [number, number] => [within(px), within(py)]),
    x: within(x),
    y: within(y),
  })),
  chosen: result.chosen,
  patternMap: patternMap(result),
  colourShares: (result.colourShares?.overall ?? [])
    .map((share, i) => ({ colour: colourNames[i] ?? ('white' as const), share: within(share) }))
    .filter(({ share }) => share >= 0.01)
    .sort((a, b) => b.share - a.share),
  marks: result.marks.map(describeMark),
  photoQuality: {
    score: Math.round(within(result.photoQuality.score) * 100),
    issues: result.photoQuality.issues.flatMap((issue) => issueWords[issue] ?? []),
  },
});

/** How to take the photo again; empty after a firm answer. */
export const describeRetake = (result: VisionResult): string[] => {
  if (result.outcome === 'identified') return [];
  const doubts = [...result.doubts, ...result.photoQuality.issues];
  const advice = [...new Set(doubts)].flatMap((doubt) => retakeFor(doubt) ?? []);
  return doubts.includes('not_like_a_koi') ? [...advice, goldfishHint.text] : advice;
};
