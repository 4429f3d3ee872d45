import type { Condition } from '@nishiki/knowledge/conditions/schema';
import { conditionAddress } from '@nishiki/knowledge/reference/addresses';
import { Severity } from './severity.tsx';

/** Name and severity in one line, of a height that a thumb finds. */
export const ConditionLink = ({ condition }: { condition: Condition }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <a
      href={conditionAddress(condition.id)}
      className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
    >
      {condition.name}
    </a>
    <Severity condition={condition} />
  </span>
);
