import type { Analysis } from '@nishiki/contract/analysis';

export type Mark = Analysis['evidence']['marks'][number];

const kinds: Record<Mark['kind'], string> = {
  red_spot: 'Red spot',
  pale_spot: 'Pale spot',
  dark_spot: 'Dark spot',
  ragged_outline: 'Ragged outline',
};

export const kindWords = (mark: Mark): string => kinds[mark.kind];

const third = (at: number, words: readonly [string, string, string]) =>
  at < 1 / 3 ? words[0] : at > 2 / 3 ? words[2] : words[1];

/** Where a mark lies on the photo, for whoever cannot see its number. */
export const placeWords = ({ x, y }: Pick<Mark, 'x' | 'y'>): string => {
  const across = third(x, ['left', 'middle', 'right']);
  const down = third(y, ['upper', 'middle', 'lower']);
  if (across === 'middle' && down === 'middle') return 'in the middle of the photo';
  if (across === 'middle') return `in the ${down} part of the photo`;
  if (down === 'middle') return `on the ${across} of the photo`;
  return `on the ${down} ${across} of the photo`;
};
