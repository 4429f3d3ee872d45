import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import { citationsOf } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { ByGroup, choosing } from './by-group.tsx';
import { BySign } from './by-sign.tsx';
import { EmergenciesBox } from './emergencies-box.tsx';

export const ConditionsPage = () => {
  const cite = citationsOf(conditions.map(choosing));
  return (
    <DocumentFrame
      title="What is wrong with my koi?"
      lead="Begin with what you see, or with a name. Test the water in either case: it is behind most of it."
      cite={cite}
    >
      <EmergenciesBox />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <a
          href="#seen"
          className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
        >
          I know what I see
        </a>
        <a
          href="#names"
          className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
        >
          I know its name
        </a>
      </p>
      <Part id="seen" title="What do you see?">
        <p className="max-w-measure text-muted">
          Open a sign for what shows it. One sign seldom decides: compare the pages, and note what
          you do not see as well.
        </p>
        <BySign />
      </Part>
      <Part id="names" title="All conditions by name">
        <p className="max-w-measure text-muted">
          Four bars tell how serious it mostly is, one for low to four for critical. A look-alike
          that is no disease has none filled.
        </p>
        <ByGroup cite={cite} />
      </Part>
    </DocumentFrame>
  );
};
