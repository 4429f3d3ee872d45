import { articles } from '@nishiki/knowledge/articles/catalogue';
import { topics } from '@nishiki/knowledge/articles/schema';
import { topicNames } from '@nishiki/knowledge/articles/topics';
import { LinkGrid, Shelf } from './shelf.tsx';

export const QuestionsShelf = () => (
  <Shelf
    id="questions"
    title="Questions"
    href="/questions"
    all={`All ${articles.length} questions`}
    about="As keepers ask them, each answered in a sentence first."
  >
    <LinkGrid
      links={topics.map((topic) => ({
        href: `/questions/${topic}`,
        label: topicNames[topic].name,
        count: articles.filter((article) => article.topic === topic).length,
      }))}
    />
  </Shelf>
);
