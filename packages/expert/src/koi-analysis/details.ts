import { colourNames, type Analysis } from '@nishiki/contract/analysis';
import type { VisionResult } from '@nishiki/vision/types';
import { isRefused } from './refused.ts';

type Details = Analysis['details'];

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const mainColours = (overall: readonly number[]): { colour: string; share: number }[] =>
  overall
    .map((share, i) => ({ colour: colourNames[i] ?? '', share }))
    .filter(({ share }) => share >= 0.05)
    .sort((a, b) => b.share - a.share);

const bodyShape = ({ measures }: VisionResult): string => {
  if (!measures) return 'The outline of the body was not found.';
  const ratio = measures.lengthToWidth.toFixed(1);
  const build =
    measures.lengthToWidth < 3.6 ? 'a broad' : measures.lengthToWidth < 4.8 ? 'a medium' : 'a slim';
  return `From above the body is about ${ratio} times as long as it is wide without its fins: ${build} build. It is widest at ${percent(measures.widestAt)} of its length from the nose.`;
};

const coloration = ({ colourShares }: VisionResult): string => {
  if (!colourShares) return 'Colours could not be measured.';
  const list = mainColours(colourShares.overall);
  return `Measured on the body after white balance: ${list.map(({ colour, share }) => `${colour} ${percent(share)}`).join(', ')}.`;
};

const patternQuality = ({ measures }: VisionResult): string => {
  if (!measures) return 'The pattern could not be measured.';
  const grade = (value: number, [low, high]: [number, number], words: [string, string, string]) =>
    value < low ? words[0] : value < high ? words[1] : words[2];
  const balance = grade(
    measures.patternBalance,
    [0.55, 0.75],
    ['weighs more on one side', 'is fairly balanced', 'is well balanced'],
  );
  const edges = grade(measures.edgeSharpness, [0.35, 0.6], ['soft', 'fairly sharp', 'sharp']);
  return `The pattern ${balance} between left and right; its edges look ${edges} in this photo.`;
};

const notDescribed = 'Not described: the photo was not recognised as a koi that can be measured.';

/** The detailed analysis. What a single photo cannot give says so instead of guessing. */
export const describeDetails = (result: VisionResult): Details =>
  isRefused(result)
    ? {
        bodyShape: notDescribed,
        coloration: notDescribed,
        patternQuality: notDescribed,
        sizeEstimation: notDescribed,
        ageEstimation: notDescribed,
      }
    : describeMeasured(result);

const describeMeasured = (result: VisionResult): Details => ({
  bodyShape: bodyShape(result),
  coloration: coloration(result),
  patternQuality: patternQuality(result),
  sizeEstimation:
    'Cannot be told: a photo shows proportions, not centimetres. To know it, lay a ruler beside the fish in its bowl.',
  ageEstimation:
    'Cannot be told from one photo: size at a given age differs widely with feeding, warmth and line.',
});
