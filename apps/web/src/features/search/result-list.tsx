import { searchKinds, type SearchEntry } from '@nishiki/knowledge/search/entry';
import { RESULT } from './move-focus.ts';

const Result = ({ kind, path, title, writing, names = [], text }: SearchEntry) => (
  <li className="relative border-b border-hairline py-4 focus-within:bg-raised hover:bg-raised">
    <p className={`text-sm ${kind === 'emergency' ? 'font-semibold text-beni' : 'text-muted'}`}>
      {searchKinds[kind]}
    </p>
    <a
      href={path}
      {...{ [RESULT]: '' }}
      className="font-serif text-xl text-ai underline decoration-1 underline-offset-4 after:absolute after:inset-0"
    >
      {title}
      {writing !== undefined && (
        <span lang="ja" className="ml-2 inline-block text-base text-muted">
          {writing}
        </span>
      )}
    </a>
    {names.length > 0 && <p className="text-sm text-muted">also {names.join(', ')}</p>}
    <p className="line-clamp-2">{text}</p>
  </li>
);

/** The best first, each with what it is. */
export const ResultList = ({ found }: { found: readonly SearchEntry[] }) => (
  <section aria-labelledby="results" className="mt-6">
    <h2 id="results" className="font-sans text-base font-normal text-muted">
      {found.length} {found.length === 1 ? 'result' : 'results'}
    </h2>
    <ol className="mt-2 border-t border-hairline">
      {found.map((entry) => (
        <Result key={`${entry.path} ${entry.title}`} {...entry} />
      ))}
    </ol>
  </section>
);
