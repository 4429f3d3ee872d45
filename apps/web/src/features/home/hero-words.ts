export const heroWords = [
  'Deaths',
  'Outbreaks',
  'Bills',
  'Quality',
  'Mistakes',
  'Illness',
] as const;

const lower = heroWords.map((word) => word.toLowerCase());

/** The sentence of the hero at rest, for those who hear it. */
export const spoken = `Worried about ${lower.slice(0, -1).join(', ')} or ${lower.at(-1)}? Look closer at your koi.`;
