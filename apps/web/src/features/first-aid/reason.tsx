import { citedById } from '@nishiki/knowledge/first-aid/cited';
import type { Statement } from '@nishiki/knowledge/statement';

const publishers = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => citedById(id)?.publisher ?? id)),
];

/** Who says so; what stands without a name is common practice, as the foot of the page tells. */
export const Reason = ({ text, sourceIds }: Statement) => (
  <>
    {text}
    {sourceIds.length > 0 && ` (${publishers(sourceIds).join('; ')})`}
  </>
);
