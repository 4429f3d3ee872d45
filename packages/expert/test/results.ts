import type { VisionResult } from '@nishiki/vision/types';

/** A measured koi without anything remarkable; tests change the part that they are about. */
export const measured = (changes: Partial<VisionResult> = {}): VisionResult => ({
  outcome: 'identified',
  doubts: [],
  photo: { width: 1200, height: 1600 },
  photoQuality: { score: 0.9, sharpness: 0.8, brightness: 0.6, glare: 0.02, issues: [] },
  fish: {
    outline: [
      [0.3, 0.1],
      [0.7, 0.1],
      [0.5, 0.9],
    ],
    coverage: 0.2,
    poseScore: 3,
  },
  patternMap: {
    width: 2,
    height: 1,
    labels: new Uint8Array([0, 1]),
    rgb: new Uint8Array([255, 255, 255, 200, 50, 31]),
  },
  colourShares: {
    overall: [0.6, 0.38, 0.02, 0, 0, 0, 0, 0, 0],
    byRegion: { head: [], neck: [], shoulder: [], middle: [], rear: [], tail: [] },
  },
  ranking: [
    { id: 'kohaku', probability: 0.9 },
    { id: 'sanke', probability: 0.07 },
    { id: 'goromo', probability: 0.02 },
    { id: 'showa', probability: 0.01 },
  ],
  traits: [{ id: 'tancho', probability: 0.01, found: false }],
  unfamiliar: 0.05,
  koiProbability: 0.99,
  measures: {
    outlineSymmetry: 0.954,
    patternBalance: 0.7,
    spineBend: 0.015,
    lengthToWidth: 4,
    widestAt: 0.35,
    colourEvenness: 0.645,
    edgeSharpness: 0.47,
    whiteClean: 0.48,
  },
  marks: [],
  water: { share: 0.6, clarity: 'clear', tint: 'blue', likelyTub: true },
  engine: { name: 'test', version: '1', model: 'none' },
  milliseconds: { reading: 1, finding: 1, straightening: 1, measuring: 1, comparing: 1 },
  ...changes,
});

export const spot = (
  strength: number,
  kind: VisionResult['marks'][number]['kind'] = 'red_spot',
): VisionResult['marks'][number] => ({ kind, x: 0.5, y: 0.5, radius: 0.02, strength });
