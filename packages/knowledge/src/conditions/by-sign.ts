import { conditions } from './catalogue.ts';
import { strengths, type Condition, type ShownSign } from './schema.ts';
import type { SignId } from './sign-ids.ts';

type Strength = ShownSign['strength'];

const shows = ({ signs }: Condition, id: SignId, strength: Strength): boolean =>
  signs.some((sign) => sign.id === id && sign.strength === strength);

/** Conditions that show a sign, by how often they do; within that in the order of the catalogue. */
export const conditionsShowing = (id: SignId): Record<Strength, readonly Condition[]> => {
  const of = (strength: Strength) =>
    conditions.filter((condition) => shows(condition, id, strength));
  const [typical, often, sometimes] = strengths;
  return { typical: of(typical), often: of(often), sometimes: of(sometimes) };
};
