/** Parts of the practice score with their points: the product's own scale, 100 in all. */
export const scoreParts = ['body', 'pattern', 'colour', 'size', 'overall'] as const;
export type ScorePart = (typeof scoreParts)[number];

export const partPoints: Record<ScorePart, number> = {
  body: 25,
  pattern: 25,
  colour: 25,
  size: 15,
  overall: 10,
};

export const partNames: Record<ScorePart, string> = {
  body: 'Body',
  pattern: 'Pattern',
  colour: 'Colour',
  size: 'Size',
  overall: 'Overall impression',
};
