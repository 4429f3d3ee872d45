import type { Article } from './schema.ts';
import { generalVarietyQuestions } from './varieties-general.ts';
import { patternedVarietyQuestions } from './varieties-patterned.ts';
import { plainVarietyQuestions } from './varieties-plain.ts';

export const varietyQuestions: Article[] = [
  ...patternedVarietyQuestions,
  ...plainVarietyQuestions,
  ...generalVarietyQuestions,
];
