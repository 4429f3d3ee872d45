import type { Analysis } from '@nishiki/contract/analysis';

/** Show class and what stands beside the variety, each with what was measured. */
export const ModifierList = ({
  showClass,
  modifiers = [],
}: Pick<Analysis, 'showClass' | 'modifiers'>) => {
  const named = showClass ?? null;
  if (named === null && modifiers.length === 0) return null;
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {named !== null && (
        <div className="flex flex-wrap gap-x-4 py-2.5">
          <dt className="font-semibold">Show class</dt>
          <dd>{named.name}</dd>
        </div>
      )}
      {modifiers.map(({ id, name, reason }) => (
        <div key={id} className="py-2.5">
          <dt className="font-semibold first-letter:uppercase">{name}</dt>
          <dd className="max-w-measure text-sm text-muted">{reason}</dd>
        </div>
      ))}
    </dl>
  );
};
