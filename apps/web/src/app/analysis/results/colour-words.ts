import type { ColourName } from '@nishiki/contract/analysis';
import { percent } from '../../../lib/formats.ts';

/** Swatches of the named colours, in the order of the contract, so that '0' of a cell is the first. */
export const swatches: readonly { readonly name: ColourName; readonly hex: string }[] = [
  { name: 'white', hex: '#f4f1ea' },
  { name: 'red', hex: '#c8321f' },
  { name: 'orange', hex: '#e07b39' },
  { name: 'yellow', hex: '#dcb02c' },
  { name: 'black', hex: '#1b1e22' },
  { name: 'grey', hex: '#8f9194' },
  { name: 'blue-grey', hex: '#667e96' },
  { name: 'brown', hex: '#7a5230' },
  { name: 'tan', hex: '#c9aa7c' },
];

export const swatchOf = (name: ColourName): string =>
  swatches.find((swatch) => swatch.name === name)?.hex ?? '#8f9194';

/** Whole percent; what is there but rounds to nothing is 'under 1%'. */
export const percentWords = (share: number): string =>
  share > 0 && share < 0.01 ? 'under 1%' : percent(share);
