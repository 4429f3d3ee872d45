import type { Treatment } from '@nishiki/koi-science/treatments/dose';
import type { Statement } from '../statement.ts';

/** What keepers put into water, with its rules. The rules are enforced by koi-science. */
export type TreatmentEntry = Treatment & {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** One sentence. */
  readonly summary: string;
  /** Conditions of this package against which it is used. */
  readonly against: readonly string[];
  /** What to know, each with its source. */
  readonly statements: readonly Statement[];
  /** Read before every dose. */
  readonly warnings: readonly string[];
  /** By law or by reason only with a vet. */
  readonly vetOnly?: true;
};
