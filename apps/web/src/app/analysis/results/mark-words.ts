import type { Analysis } from '@nishiki/contract/analysis';

export type Mark = Analysis['evidence']['marks'][number];

const kinds: Record<Mark['kind'], string> = {
  red_sore: 'Red place',
  white_points: 'White points',
  cotton_tuft: 'Pale tuft',
  dark_specks: 'Dark specks',
  raised_scales: 'Toothed outline',
  ragged_fin: 'Uneven edge',
  missing_scales: 'Bare place',
  swollen: 'Broad for its length',
  thin: 'Narrow for its length',
  clouded_eye: 'Pale eye',
  // Of earlier engines, in stored results.
  red_spot: 'Red spot',
  pale_spot: 'Pale spot',
  dark_spot: 'Dark spot',
  ragged_outline: 'Ragged outline',
};

export const kindWords = (mark: Mark): string => kinds[mark.kind];

const third = (at: number, words: readonly [string, string, string]) =>
  at < 1 / 3 ? words[0] : at > 2 / 3 ? words[2] : words[1];

const regions: Record<NonNullable<Mark['region']>, string> = {
  head: 'on the head',
  neck: 'behind the head',
  shoulder: 'on the shoulder',
  middle: 'in the middle of the body',
  rear: 'on the rear of the body',
  tail: 'near the tail',
};

/** Findings about the fish as a whole lie nowhere. */
const whole: readonly Mark['kind'][] = ['swollen', 'thin', 'raised_scales'];

/** Where something lies on the photo. */
export const onPhoto = ({ x, y }: Pick<Mark, 'x' | 'y'>): string => {
  const across = third(x, ['left', 'middle', 'right']);
  const down = third(y, ['upper', 'middle', 'lower']);
  if (across === 'middle' && down === 'middle') return 'in the middle of the photo';
  if (across === 'middle') return `in the ${down} part of the photo`;
  if (down === 'middle') return `on the ${across} of the photo`;
  return `on the ${down} ${across} of the photo`;
};

/** Where a mark lies on fish and photo, for whoever cannot see its number. */
export const placeWords = (mark: Pick<Mark, 'kind' | 'x' | 'y' | 'region'>): string => {
  if (whole.includes(mark.kind)) return 'on the whole body';
  return mark.region === undefined ? onPhoto(mark) : `${regions[mark.region]}, ${onPhoto(mark)}`;
};
