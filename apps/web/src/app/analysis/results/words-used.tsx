import { termsIn } from '@nishiki/knowledge/terms';
import { ChevronDown } from 'lucide-react';

/** Keepers' words of these texts with their meanings, for whoever meets them for the first time. */
export const WordsUsed = ({ texts }: { texts: readonly string[] }) => {
  const terms = termsIn(texts);
  if (terms.length === 0) return null;
  return (
    <details className="group border-t border-hairline text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">Words used here:</span>{' '}
          {terms.map(({ name }) => name).join(', ')}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-200 ease-calm group-open:rotate-180"
        />
      </summary>
      <dl className="space-y-2 pb-2">
        {terms.map(({ name, meaning }) => (
          <div key={name}>
            <dt className="font-semibold first-letter:uppercase">{name}</dt>
            <dd className="text-muted">{meaning.text}</dd>
          </div>
        ))}
      </dl>
      {terms.some(({ meaning }) => meaning.uncited) && (
        <p className="text-muted">Told as keepers use these words, not all read in a source.</p>
      )}
    </details>
  );
};
