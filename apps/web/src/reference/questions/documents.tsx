import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { topicNames } from '@nishiki/knowledge/articles/topics';
import type { ReferenceDocument } from '../document.ts';
import { QuestionsPage } from './overview-page.tsx';
import { topicAddress } from './topic-address.ts';
import { TopicPage } from './topic-page.tsx';

export const questionDocuments: readonly ReferenceDocument[] = [
  {
    path: '/questions',
    title: 'Questions about koi',
    description: `${articles.length} questions that koi keepers ask, answered in plain words with sources: water, feeding, disease, varieties, breeding, law.`,
    body: () => <QuestionsPage />,
  },
  ...topics.map((topic): ReferenceDocument => {
    const { name, about } = topicNames[topic];
    return {
      path: topicAddress(topic),
      title: `${name}: questions about koi`,
      description: `${about} ${articles.filter((article) => article.topic === topic).length} questions, each with a short answer and its sources.`,
      body: () => <TopicPage topic={topic} />,
    };
  }),
];
