import { uncited } from '@nishiki/knowledge/statement';
import type { Line } from '../../answer.ts';

/** Where one fish is ill or hurt and heals better apart. */
const apart: ReadonlySet<string> = new Set([
  'dropsy',
  'aeromonas-ulcer',
  'predator-wounds',
  'septicaemia',
  'mouth-rot',
  'pop-eye-both-sides',
  'columnaris',
  'jump-injury',
]);

const line = uncited(
  'Isolate it, if you have a separate tank that is aired, covered, filtered and filled from the pond: salt at 0.3 % (3 kg for 1,000 litres, over three days) supports it, with no zeolite in the filter.',
);

/** How a fish with this is kept until the vet has seen it. */
export const isolationOf = (conditionId: string | undefined): Line[] =>
  conditionId !== undefined && apart.has(conditionId) ? [line] : [];
