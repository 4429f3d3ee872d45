import { firstAidFor } from '@nishiki/knowledge/articles/leads';
import type { Article } from '@nishiki/knowledge/articles/schema';
import { emergencies } from '@nishiki/knowledge/first-aid/catalogue';
import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { buttonClass } from '../../ui/button-class.ts';
import type { Citations } from '../parts/citations.ts';
import { Said, SaidList } from '../parts/said.tsx';
import { RelatedLinks } from './related-links.tsx';

const FirstAid = ({ id }: { id: string }) => {
  const emergency = emergencies.find((each) => each.id === firstAidFor[id]);
  return emergency === undefined ? null : (
    <p>
      <a href={`${FIRST_AID}#${emergency.id}`} className={buttonClass('secondary', 'min-h-14')}>
        First aid, step by step: {emergency.title}
      </a>
    </p>
  );
};

/** One question: the answer in a sentence or two, then the rest, then where to read on. */
export const QuestionSection = ({ article, cite }: { article: Article; cite: Citations }) => {
  const { id, question, short, points } = article;
  return (
    <section aria-labelledby={id} className="space-y-4 border-t border-hairline pt-8">
      <h2 id={id} className="max-w-measure scroll-mt-24 text-2xl target:text-ai">
        {question}
      </h2>
      <p className="max-w-measure text-lg">
        <Said statement={short} cite={cite} />
      </p>
      <FirstAid id={id} />
      <SaidList items={points} cite={cite} />
      <RelatedLinks article={article} />
    </section>
  );
};
