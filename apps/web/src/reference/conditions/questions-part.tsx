import type { Article } from '@nishiki/knowledge/articles/schema';
import { questionAddress } from '@nishiki/knowledge/reference/addresses';
import { Part } from '../parts/document-frame.tsx';

/** Those that speak of little else come first. */
export const closestFirst = (
  articles: readonly Article[],
  key: 'conditions' | 'treatments',
  id: string,
): readonly Article[] =>
  articles
    .filter(({ related }) => related[key]?.includes(id))
    .toSorted((a, b) => (a.related[key]?.length ?? 0) - (b.related[key]?.length ?? 0));

/** Questions in which this is spoken of; nothing where there are none. */
export const QuestionsPart = ({ articles }: { articles: readonly Article[] }) =>
  articles.length === 0 ? null : (
    <Part id="questions" title="Questions that keepers ask">
      <ul className="gap-x-12 md:columns-2">
        {articles.map(({ id, topic, question }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={questionAddress(topic, id)}
              className="inline-flex min-h-11 items-center py-1 text-ai underline decoration-1 underline-offset-4"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
