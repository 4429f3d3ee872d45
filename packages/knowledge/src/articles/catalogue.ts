import { ammoniaNitrite } from './ammonia-nitrite.ts';
import { diseases } from './diseases.ts';
import { emergencies } from './emergencies.ts';
import { filters } from './filters.ts';
import { healthChecks } from './health-checks.ts';
import { law } from './law.ts';
import { oxygen } from './oxygen.ts';
import { parasites } from './parasites.ts';
import { pondBuilding } from './pond-building.ts';
import { quarantine } from './quarantine.ts';
import type { Article } from './schema.ts';
import { treatmentQuestions } from './treatments.ts';
import { water } from './water.ts';

/** Every question that we answer, by topic, in reading order. */
export const articles: readonly Article[] = [
  ...water,
  ...ammoniaNitrite,
  ...oxygen,
  ...filters,
  ...pondBuilding,
  ...healthChecks,
  ...diseases,
  ...parasites,
  ...treatmentQuestions,
  ...quarantine,
  ...law,
  ...emergencies,
];

const byId = new Map(articles.map((article) => [article.id, article]));

/** The article with this id, or undefined. */
export const articleById = (id: string): Article | undefined => byId.get(id);
