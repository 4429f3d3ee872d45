import type { SignId } from '@nishiki/contract/condition';
import type { Answers } from './draft.ts';

/** Signs that make one think of a disease that must be reported; a test holds them to the knowledge base. */
export const reportedSigns: readonly SignId[] = [
  'deaths',
  'gills-necrotic',
  'sunken-eyes',
  'swollen-belly',
];

/** Whether the answers make it matter by whose law a fish is kept. */
export const countryMatters = (answers: Answers): boolean =>
  reportedSigns.some((id) => answers[id] === true);
