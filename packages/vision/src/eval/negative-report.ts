import { percent } from './report.ts';
import type { Item } from './sources.ts';
import type { FoldVerdict } from './verdicts.ts';

/** What was let through of each kind that is no koi, and of koi. */
export type Passed = Record<string, { n: number; passed: number }>;

const kindOf = ({ kind, source }: Item): string =>
  kind === 'koi'
    ? 'koi'
    : kind === 'other'
      ? 'other fish'
      : kind === 'drawn'
        ? 'drawings'
        : source.kind === 'plain'
          ? 'pictures of nothing'
          : 'empty tubs';

/** Copies are learnt from; only a picture as it is says how often the gate errs. */
const isOwn = ({ kind, source }: Item) => kind !== 'other' || source.copy === 0;

/** Counts what passed gate and shape; what no fish was found in was refused. */
export const negativesOf = (
  verdicts: readonly FoldVerdict[],
  withoutFish: readonly Item[],
): Passed => {
  const out: Passed = {};
  const count = (item: Item, passed: boolean) => {
    if (!isOwn(item) || item.source.kind === 'shifted') return;
    const row = (out[kindOf(item)] ??= { n: 0, passed: 0 });
    row.n++;
    if (passed) row.passed++;
  };
  for (const v of verdicts) count(v.o.item, !v.refused);
  for (const item of withoutFish)
    if (item.kind !== 'koi' || item.source.copy === 0) count(item, false);
  return out;
};

export const negativeLines = (passed: Passed): string[] => [
  'let through as a koi, by kind',
  ...Object.entries(passed).map(
    ([kind, { n, passed: p }]) =>
      `${kind.padEnd(20)} ${String(p).padStart(4)} of ${String(n).padStart(4)}  ${percent(p / Math.max(1, n))}`,
  ),
];
