import type { Source } from '@nishiki/knowledge/source';
import type { Citations } from './citations.ts';

/** How much weight a source carries, in words. */
export const kindWords: Record<Source['kind'], string> = {
  regulator: 'regulator',
  extension: 'extension service',
  'peer-reviewed': 'peer-reviewed',
  veterinary: 'veterinary',
  trade: 'trade',
  hobby: 'hobby',
  'house-rule': 'our own rule',
};

/** Where the page's statements were read, numbered, with what kind of source each is. */
export const SourceList = ({ cite: { sources, hasUncited } }: { cite: Citations }) => (
  <section aria-labelledby="sources" className="mt-12 border-t border-hairline pt-6 text-sm">
    <h2 id="sources" className="text-xl">
      Where this comes from
    </h2>
    {hasUncited && (
      <p className="mt-2 max-w-measure text-muted">
        “Uncited” marks what is common among keepers, or our own rule, and what we have read in no
        source that can be cited.
      </p>
    )}
    {sources.length > 0 && (
      <ol className="mt-2 max-w-measure list-decimal space-y-1 pl-6 text-muted">
        {sources.map(({ id, title, publisher, url, kind }, at) => (
          <li key={id} id={`source-${at + 1}`} className="scroll-mt-24 target:bg-water">
            <a
              href={url}
              rel="noreferrer"
              className="py-1 text-ai underline decoration-1 underline-offset-4"
            >
              {title}
            </a>
            , {publisher} ({kindWords[kind]})
          </li>
        ))}
      </ol>
    )}
  </section>
);
