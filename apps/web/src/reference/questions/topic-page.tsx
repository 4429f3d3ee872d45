import { articles } from '@nishiki/knowledge/articles/catalogue';
import type { Topic } from '@nishiki/knowledge/articles/schema';
import { statementsOf } from '@nishiki/knowledge/articles/statements';
import { topicNames } from '@nishiki/knowledge/articles/topics';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { citationsOf } from '../parts/citations.ts';
import { DocumentFrame } from '../parts/document-frame.tsx';
import { QuestionSection } from './question-section.tsx';
import { besides } from './topic-besides.ts';

const LIST = 'questions';

const linkClass =
  'inline-flex min-h-11 items-center py-1 text-ai underline decoration-1 underline-offset-4';

const Lead = ({ topic }: { topic: Topic }) => {
  const { href, label } = besides[topic];
  return (
    <>
      <p>{topicNames[topic].about}</p>
      <p className="text-base">
        See also <a href={href}>{label}</a>.
      </p>
    </>
  );
};

const Now = () => (
  <p className="mt-6 max-w-measure rounded-card border-2 border-beni bg-beni-wash p-4">
    Is it happening now? <a href={FIRST_AID}>First aid</a> has the steps in their order, and works
    without a network.
  </p>
);

/** All questions of a topic: the list to jump from, then each as a section with its own address. */
export const TopicPage = ({ topic }: { topic: Topic }) => {
  const own = articles.filter((article) => article.topic === topic);
  const cite = citationsOf(own.flatMap(statementsOf));
  return (
    <DocumentFrame
      title={topicNames[topic].name}
      lead={<Lead topic={topic} />}
      crumbs={[{ href: '/questions', label: 'Questions' }]}
      cite={cite}
    >
      {topic === 'emergencies' && <Now />}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[19rem_1fr]">
        <nav aria-labelledby={LIST} className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <h2 id={LIST} className="scroll-mt-24 text-xl">
            {own.length} questions
          </h2>
          <ul className="mt-2 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto">
            {own.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`} className={linkClass}>
                  {question}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-10">
          {own.map((article) => (
            <QuestionSection key={article.id} article={article} cite={cite} />
          ))}
          <p className="lg:hidden">
            <a href={`#${LIST}`} className={linkClass}>
              Back to the list of questions
            </a>
          </p>
        </div>
      </div>
    </DocumentFrame>
  );
};
