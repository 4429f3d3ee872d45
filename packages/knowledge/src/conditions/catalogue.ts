import { bacteria } from './bacteria.ts';
import { bodyConditions } from './body.ts';
import { colourConditions } from './colour.ts';
import { fungi } from './fungi.ts';
import { growths } from './growths.ts';
import { harmless } from './harmless.ts';
import { injuries } from './injuries.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { crustaceans } from './parasites-crustaceans.ts';
import { flukes } from './parasites-flukes.ts';
import { innerParasites } from './parasites-inner.ts';
import { protozoa } from './parasites-protozoa.ts';
import type { Condition, ConditionEntry } from './schema.ts';
import { viruses } from './viruses.ts';
import { waterGases } from './water-gases.ts';
import { waterToxins } from './water-toxins.ts';

const entries: readonly ConditionEntry[] = [
  ...viruses,
  ...bacteria,
  ...fungi,
  ...protozoa,
  ...flukes,
  ...crustaceans,
  ...innerParasites,
  ...waterToxins,
  ...waterGases,
  ...bodyConditions,
  ...injuries,
  ...growths,
  ...colourConditions,
  ...harmless,
];

const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name;

/** Every condition we describe, each with what it is taken for. */
export const conditions: readonly Condition[] = entries.map((entry) => ({
  ...entry,
  lookAlikes: lookAlikesOf(entry.id, nameOf),
}));

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

/** The condition with this id, or undefined. */
export const conditionById = (id: string): Condition | undefined => byId.get(id);
