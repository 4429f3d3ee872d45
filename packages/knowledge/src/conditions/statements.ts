import type { Statement } from '../statement.ts';
import type { Condition } from './schema.ts';

/** Everything that is said of a condition. */
export const statementsOf = (condition: Condition): Statement[] => [
  ...condition.features,
  ...condition.lookAlikes.map(({ tellsApart }) => tellsApart),
  condition.firstAction,
  condition.treatment,
  condition.confirmedBy,
];
