import { seeded } from '../pipeline/random.ts';

export type Grouped = { group: string; stratum: string };

const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
};

/**
 * Deals whole groups out to `count` folds, stratum by stratum, so that every fold has about the
 * same share of each. Returns the fold of each item; no group stands in two folds.
 */
export const groupedFolds = (
  items: readonly Grouped[],
  count: number,
  seed: number,
): Int32Array => {
  const random = seeded(seed * 1009 + 17);
  const stratumOf = new Map<string, string>();
  for (const { group, stratum } of items) if (!stratumOf.has(group)) stratumOf.set(group, stratum);
  const foldOf = new Map<string, number>();
  for (const stratum of [...new Set(stratumOf.values())].sort()) {
    const groups = [...stratumOf].filter(([, s]) => s === stratum).map(([g]) => g);
    const first = Math.floor(random() * count);
    shuffled(groups.sort(), random).forEach((group, i) => foldOf.set(group, (i + first) % count));
  }
  return Int32Array.from(items, ({ group }) => foldOf.get(group) ?? 0);
};
