import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { topicNames } from '@nishiki/knowledge/articles/topics';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { DocumentFrame } from '../parts/document-frame.tsx';
import { topicAddress } from './topic-address.ts';

const countOf = (topic: string): number =>
  articles.filter((article) => article.topic === topic).length;

/** Topics with how many questions each answers. */
export const QuestionsPage = () => (
  <DocumentFrame
    title="Questions"
    lead={`${articles.length} questions that keepers ask, in ${topics.length} topics. Each has a short answer first, and says where it was read.`}
  >
    <p className="mt-6 max-w-measure">
      Fish in trouble now? <a href={FIRST_AID}>First aid</a> is quicker.
    </p>
    <ul className="mt-8 grid gap-x-10 border-t border-hairline sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic} className="border-b border-hairline py-4">
          <h2 className="text-xl">
            <a
              href={topicAddress(topic)}
              className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
            >
              {topicNames[topic].name}
            </a>
          </h2>
          <p className="text-muted">{topicNames[topic].about}</p>
          <p className="text-sm">{countOf(topic)} questions</p>
        </li>
      ))}
    </ul>
  </DocumentFrame>
);
