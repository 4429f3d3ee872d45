import type { Statement } from '@nishiki/knowledge/statement';
import type { Citations } from './citations.ts';

type SaidProps = { statement: Statement; cite: Citations };

/** A statement with the numbers of its sources, or openly without one. */
export const Said = ({ statement: { text, sourceIds }, cite }: SaidProps) => (
  <>
    {text}{' '}
    {sourceIds.length === 0 ? (
      <span className="text-xs whitespace-nowrap text-muted">uncited</span>
    ) : (
      <span className="text-xs whitespace-nowrap">
        {sourceIds.map((id, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a
              href={`#source-${cite.numberOf(id)}`}
              className="text-ai underline decoration-1 underline-offset-2"
            >
              <span className="sr-only">source </span>
              {cite.numberOf(id)}
            </a>
          </span>
        ))}
      </span>
    )}
  </>
);

/** Statements as a list, in their order. */
export const SaidList = ({ items, cite }: { items: readonly Statement[]; cite: Citations }) => (
  <ul className="max-w-measure list-disc space-y-2 pl-5">
    {items.map((statement) => (
      <li key={statement.text}>
        <Said statement={statement} cite={cite} />
      </li>
    ))}
  </ul>
);
