import type { StepName } from './analysis-state.ts';

/** What is really happening, in the order in which it happens. */
export const stepWords: readonly { readonly name: StepName; readonly words: string }[] = [
  { name: 'preparing', words: 'Preparing your photo' },
  { name: 'receiving', words: 'Sending the photo' },
  { name: 'reading', words: 'Reading the photo' },
  { name: 'finding', words: 'Finding the fish' },
  { name: 'straightening', words: 'Straightening the fish' },
  { name: 'measuring', words: 'Measuring colour and pattern' },
  { name: 'comparing', words: 'Comparing with the varieties' },
  { name: 'saving', words: 'Keeping the result' },
];

export const isStep = (name: string): name is StepName =>
  stepWords.some((step) => step.name === name);
