import type { SignId } from '@nishiki/contract/condition';
import type { Mark } from '@nishiki/vision/types';
import { NOTICEABLE } from './weights.ts';

/** Radius as part of the photo's width up to which a pale spot is a grain, and up to which a drop. */
const GRAIN = 0.012;
const DROP = 0.03;

const paleSign = (radius: number): SignId =>
  radius < GRAIN ? 'white-grains' : radius < DROP ? 'wax-drops' : 'cotton-tufts';

const signOf = ({ kind, radius }: Mark): SignId => {
  switch (kind) {
    case 'red_spot':
      return 'red-sore';
    case 'dark_spot':
      return 'dark-specks';
    case 'ragged_outline':
      return 'ragged-fins';
    case 'pale_spot':
      return paleSign(radius);
  }
};

/** The signs that noticeable marks on a photo may be. Each is only a hint to look at the fish. */
export const signsFromMarks = (marks: readonly Mark[]): ReadonlySet<SignId> =>
  new Set(marks.filter(({ strength }) => strength >= NOTICEABLE).map(signOf));
