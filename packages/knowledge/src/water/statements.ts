import type { Statement } from '../statement.ts';
import type { WaterParameter } from './schema.ts';

/** Everything that is said of a parameter, in the order of its page. */
export const statementsOf = (parameter: WaterParameter): Statement[] => {
  const { target, besides, todo, what, why, test, raises, lowers, never, relations } = parameter;
  return [
    ...target,
    ...besides,
    ...todo.watch,
    ...todo.act,
    ...todo.emergency,
    ...never,
    ...test,
    ...what,
    ...why,
    ...raises,
    ...lowers,
    ...relations.map(({ how }) => how),
  ];
};
