import type { Statement } from '../statement.ts';
import type { Article } from './schema.ts';

/** Everything that is said in an article, the short answer first. */
export const statementsOf = ({ short, points }: Article): Statement[] => [short, ...points];
