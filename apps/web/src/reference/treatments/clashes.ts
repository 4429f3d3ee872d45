import { DAYS_BETWEEN, type GateId } from '@nishiki/koi-science/treatments/gates';
import { uncited, type Statement } from '@nishiki/knowledge/statement';
import type { TreatmentEntry } from '@nishiki/knowledge/treatments/schema';
import { partnersOf } from '@nishiki/knowledge/treatments/together';

/** What may not be in the water beside it, by the rule that forbids it. Other treatments come on top. */
const beside: Partial<Record<GateId, string>> = {
  'no-thiosulphate': 'a dechlorinator with thiosulphate, for two days',
  'no-zeolite': 'zeolite in the filter',
  'no-salt': 'salted water',
  'no-salt-treatment': 'water under a treatment with salt',
  'not-with-sensitive': 'orfe, tench, rudd or sturgeon',
  'not-with-goldfish': 'goldfish or orfe',
};

/** Nothing that is named here may be in the water with it. */
export const neverBeside = ({ gates }: TreatmentEntry): readonly string[] =>
  gates.flatMap((id) => beside[id] ?? []);

/** Names of what it may be given with, as within a sentence; empty for nearly all. */
export const onlyWith = ({ id }: TreatmentEntry): readonly string[] =>
  partnersOf(id).map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));

/** Holds for every pair that is not listed, and what is no treatment in its sense. */
export const pairRules: readonly Statement[] = [
  uncited(
    `Between two treatments lie ${DAYS_BETWEEN} days at least, or two large water changes. What is not listed as a pair is no pair.`,
  ),
  uncited(
    'The second and third dose of one course are no second treatment: they follow its own plan.',
  ),
  uncited(
    'Water changes, bicarbonate, dechlorinator and 0.1 % salt against nitrite correct the water. Some treatments do not bear them either: see each.',
  ),
];
