import { toolCategories, tools, type ToolCategory } from '@nishiki/contract/tools';
import { PageHeading } from '../../app/page-heading.tsx';
import { Calculators } from './calculators.tsx';
import { Figures } from './figures.tsx';
import { Start } from './start.tsx';
import { ToolCard } from './tool-card.tsx';

const about: Record<ToolCategory, string> = {
  Essential: 'What fish is it, and does its skin show something?',
  Advanced: 'For keepers who test their water and measure their fish.',
  Professional: 'For breeders and for those who show.',
};

const Category = ({ category }: { category: ToolCategory }) => {
  const id = `category-${category.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div>
        <h2 id={id} className="text-3xl">
          {category}
        </h2>
        <p className="mt-1 text-muted">{about[category]}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {tools
          .filter((tool) => tool.category === category)
          .map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
      </ul>
    </section>
  );
};

const AiToolsPage = () => (
  <div className="page-width space-y-14 py-10 sm:py-14">
    <div className="max-w-measure space-y-3">
      <PageHeading>AI tools for koi keepers</PageHeading>
      <p className="text-lg text-muted">
        Each tool shows what its answer rests on, and says so when it is not sure. What is not open
        yet says that, too.
      </p>
    </div>
    {toolCategories.map((category) => (
      <Category key={category} category={category} />
    ))}
    <Calculators />
    <Figures />
    <Start />
  </div>
);

export default AiToolsPage;
