import type { Analysis } from '@nishiki/contract/analysis';
import type { VisionResult, WaterLook } from '@nishiki/vision/types';

type Water = Analysis['water'];

const clarityWords: Record<NonNullable<WaterLook['clarity']>, string> = {
  clear: 'Clear in this photo',
  slightly_cloudy: 'Slightly cloudy in this photo',
  cloudy: 'Cloudy in this photo',
};

const tintWords: Record<NonNullable<WaterLook['tint']>, string> = {
  blue: 'Blue',
  green: 'Green',
  brown: 'Brown',
  yellow: 'Yellowish',
  grey: 'Grey',
  white: 'White',
  black: 'Dark',
};

const testKit =
  'Ammonia, nitrite, nitrate, pH, hardness, oxygen and temperature cannot be seen: use a test kit.';

/** Clarity and tint of this photo's background. Never a score: clear water can be deadly. */
export const describeWater = ({ water }: VisionResult): Water => {
  if (!water || water.share < 0.08)
    return {
      score: null,
      clarity: 'Not enough water in this photo',
      tint: 'Cannot be told',
      indicators: [testKit],
    };
  const tint = water.tint ? tintWords[water.tint] : 'No clear tint';
  return {
    score: null,
    clarity: water.clarity ? clarityWords[water.clarity] : 'Cannot be told from this photo',
    tint: water.likelyTub ? `${tint}, most likely the tub or liner` : tint,
    indicators: [
      ...(water.tint === 'green' && !water.likelyTub
        ? ['A green tint is usually floating algae; it says nothing about ammonia.']
        : []),
      ...(water.tint === 'brown' || water.tint === 'yellow'
        ? ['A yellow or brown tint often comes from dissolved organic matter.']
        : []),
      testKit,
    ],
  };
};
