import { Lists } from './lists.tsx';

const examples = ['asagi', 'white spot', 'KH', '紅白', 'how much salt', 'will not eat'] as const;

/** Before anything is typed. An example is a link, so that it can be opened beside this page. */
export const WhatCanBeFound = ({ onExample }: { onExample: (query: string) => void }) => (
  <div className="mt-8 space-y-10">
    <section aria-labelledby="examples">
      <h2 id="examples" className="text-2xl">
        Type as you would ask
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        Names, Japanese writing, short forms such as PP or dKH, a sign that you see, or a question.
        A slip of the finger does no harm.
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {examples.map((words) => (
          <li key={words}>
            <a
              href={`/search?${new URLSearchParams({ q: words })}`}
              lang={words === '紅白' ? 'ja' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onExample(words);
              }}
              className="hairline inline-flex min-h-11 items-center rounded-field bg-raised px-4 text-ink hover:text-ai"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="lists">
      <h2 id="lists" className="text-2xl">
        Or look through a list
      </h2>
      <Lists />
    </section>
  </div>
);
