import { articles } from '@nishiki/knowledge/articles/catalogue';
import { conditions } from '@nishiki/knowledge/conditions/catalogue';
import {
  toolAddress,
  treatmentAddress,
  waterAddress,
} from '@nishiki/knowledge/reference/addresses';
import { toolNames } from '@nishiki/knowledge/reference/tool-names';
import { treatments } from '@nishiki/knowledge/treatments/catalogue';
import { catalogue } from '@nishiki/knowledge/varieties/catalogue';
import { waterParameters } from '@nishiki/knowledge/water/catalogue';
import { PageHeading } from '../app/page-heading.tsx';
import type { ReferenceDocument } from './document.ts';
import { ConditionsShelf } from './hub/conditions-shelf.tsx';
import { Emergencies } from './hub/emergencies.tsx';
import { LinkGrid, Shelf } from './hub/shelf.tsx';
import { QuestionsShelf } from './hub/questions-shelf.tsx';
import { VarietiesShelf } from './hub/varieties-shelf.tsx';
import { SearchForm } from './parts/search-form.tsx';

const Hub = () => (
  <article className="page-width py-6 sm:py-10">
    <PageHeading>What keepers know</PageHeading>
    <p className="mt-3 max-w-measure text-lg text-muted">
      The fish, their illnesses, the water and what to do about it, in plain words. Each figure
      names its source, and what has none says so.
    </p>
    <div className="mt-6">
      <SearchForm />
    </div>
    <Emergencies />
    <VarietiesShelf />
    <ConditionsShelf />
    <Shelf
      id="water"
      title="Water"
      href="/water"
      all={`All ${waterParameters.length} values`}
      about="What each test says, which values koi need, and what to do when they are wrong."
    >
      <LinkGrid
        links={waterParameters.map(({ id, name }) => ({ href: waterAddress(id), label: name }))}
      />
    </Shelf>
    <Shelf
      id="treatments"
      title="Treatments"
      href="/treatments"
      all={`All ${treatments.length} treatments`}
      about="When each may be used, when never, and what must not meet it in the same water."
    >
      <LinkGrid
        links={treatments.map(({ id, name }) => ({ href: treatmentAddress(id), label: name }))}
      />
    </Shelf>
    <QuestionsShelf />
    <Shelf
      id="tools"
      title="Calculators"
      href="/tools"
      all={`All ${Object.keys(toolNames).length} calculators`}
      about="In metric, UK and US units, each with its formula. The address keeps what you typed."
    >
      <LinkGrid
        links={Object.entries(toolNames).map(([id, name]) => ({
          href: toolAddress(id),
          label: name,
        }))}
      />
    </Shelf>
  </article>
);

export const hubDocument: ReferenceDocument = {
  path: '/reference',
  title: 'Reference',
  description: `${catalogue.length} varieties, ${conditions.length} conditions, ${treatments.length} treatments, ${articles.length} answered questions and ${Object.keys(toolNames).length} calculators for koi keepers, each figure with its source.`,
  body: () => <Hub />,
};
