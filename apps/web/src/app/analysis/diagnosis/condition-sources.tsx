import type { RankedCondition } from '@nishiki/contract/condition';

/** Where it was read; what was read nowhere says so. */
export const ConditionSources = ({
  sources,
  uncited,
}: Pick<RankedCondition, 'sources' | 'uncited'>) => (
  <div className="border-t border-hairline pt-3 text-sm text-muted">
    {sources.length > 0 && (
      <>
        <p className="font-semibold">Sources</p>
        <ul>
          {sources.map(({ title, url, kind }) => (
            <li key={url}>
              <a
                href={url}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
              >
                {title}
              </a>{' '}
              ({kind})
            </li>
          ))}
        </ul>
      </>
    )}
    {uncited && <p>Not cited in parts: told as keepers know it, and read in no citable source.</p>}
  </div>
);
