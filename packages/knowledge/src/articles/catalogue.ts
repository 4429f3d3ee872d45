import { ammoniaNitrite } from './ammonia-nitrite.ts';
import { breeding } from './breeding.ts';
import { buying } from './buying.ts';
import { diseases } from './diseases.ts';
import { emergencies } from './emergencies.ts';
import { feeding } from './feeding.ts';
import { filters } from './filters.ts';
import { growth } from './growth.ts';
import { healthChecks } from './health-checks.ts';
import { judging } from './judging.ts';
import { law } from './law.ts';
import { oxygen } from './oxygen.ts';
import { parasites } from './parasites.ts';
import { photographing } from './photographing.ts';
import { pondBuilding } from './pond-building.ts';
import { quarantine } from './quarantine.ts';
import type { Article } from './schema.ts';
import { seasons } from './seasons.ts';
import { treatmentQuestions } from './treatments.ts';
import { varietyQuestions } from './varieties.ts';
import { water } from './water.ts';

/** Every question that we answer, by topic, in reading order. */
export const articles: readonly Article[] = [
  ...water,
  ...ammoniaNitrite,
  ...oxygen,
  ...filters,
  ...pondBuilding,
  ...feeding,
  ...growth,
  ...seasons,
  ...healthChecks,
  ...diseases,
  ...parasites,
  ...treatmentQuestions,
  ...quarantine,
  ...buying,
  ...varietyQuestions,
  ...judging,
  ...breeding,
  ...photographing,
  ...law,
  ...emergencies,
];

const byId = new Map(articles.map((article) => [article.id, article]));

/** The article with this id, or undefined. */
export const articleById = (id: string): Article | undefined => byId.get(id);
