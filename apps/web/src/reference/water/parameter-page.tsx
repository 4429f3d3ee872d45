import { waterAddress } from '@nishiki/knowledge/reference/addresses';
import type { Statement } from '@nishiki/knowledge/statement';
import { waterBands } from '@nishiki/knowledge/water/bands';
import { waterById } from '@nishiki/knowledge/water/catalogue';
import type { WaterParameter } from '@nishiki/knowledge/water/schema';
import { statementsOf } from '@nishiki/knowledge/water/statements';
import { citationsOf, type Citations } from '../parts/citations.ts';
import { DocumentFrame, Part } from '../parts/document-frame.tsx';
import { Said, SaidList } from '../parts/said.tsx';
import { BandBar, BandKey } from './band-bar.tsx';
import { BandTable } from './band-table.tsx';
import { ExtraTables } from './extra-tables.tsx';
import { ReadOn } from './read-on.tsx';
import { Target } from './target.tsx';
import { TodoList } from './todo-list.tsx';

type PartProps = { parameter: WaterParameter; cite: Citations };

const Bands = ({ parameter: { id, name, besides }, cite }: PartProps) => (
  <Part id="bands" title="How good is a reading?">
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <figure className="max-w-measure space-y-3">
        <BandBar id={id} name={name} />
        <figcaption className="space-y-2">
          <BandKey />
          <p className="text-sm text-muted">
            The higher the step, the better. Not drawn to scale.
            {waterBands[id]?.of !== undefined && ` Judged is ${waterBands[id].of}.`}
          </p>
        </figcaption>
      </figure>
      <BandTable id={id} name={name} />
    </div>
    {besides.length > 0 && <SaidList items={besides} cite={cite} />}
  </Part>
);

type PairProps = {
  titles: readonly [string, string];
  lists: readonly [readonly Statement[], readonly Statement[]];
  cite: Citations;
};

const Pair = ({ titles, lists, cite }: PairProps) => (
  <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
    {([0, 1] as const).map((at) => (
      <section key={titles[at]}>
        <h3 className="mb-2 text-xl">{titles[at]}</h3>
        <SaidList items={lists[at]} cite={cite} />
      </section>
    ))}
  </div>
);

const Relations = ({ parameter: { relations }, cite }: PartProps) => (
  <ul className="max-w-measure divide-y divide-hairline border-y border-hairline">
    {relations.map(({ to, how }) => (
      <li key={to} className="py-3">
        <a
          href={waterAddress(to)}
          className="font-semibold text-ai underline decoration-1 underline-offset-4"
        >
          {waterById(to)?.name ?? to}
        </a>
        : <Said statement={how} cite={cite} />
      </li>
    ))}
  </ul>
);

const Lead = ({ parameter: { summary, otherNames } }: Pick<PartProps, 'parameter'>) => (
  <>
    <p>{summary}</p>
    {otherNames.length > 0 && <p className="text-base">Also called {otherNames.join(', ')}.</p>}
  </>
);

/** The target first, then the bands, then what to do; why and how come after that. */
export const ParameterPage = ({ parameter }: { parameter: WaterParameter }) => {
  const { id, name, often, what, why, test, raises, lowers, never, related } = parameter;
  const cite = citationsOf(statementsOf(parameter));
  const isJudged = waterBands[id] !== null;
  return (
    <DocumentFrame
      title={name}
      lead={<Lead parameter={parameter} />}
      crumbs={[{ href: '/water', label: 'Water' }]}
      cite={cite}
    >
      <Target parameter={parameter} cite={cite} />
      {isJudged && <Bands parameter={parameter} cite={cite} />}
      {isJudged && (
        <Part id="todo" title="What to do, in this order">
          <TodoList parameter={parameter} cite={cite} />
        </Part>
      )}
      <Part id="never" title="Never">
        <div className="max-w-measure rounded-card bg-beni-wash p-4">
          <SaidList items={never} cite={cite} />
        </div>
      </Part>
      <Part id="test" title="How to test it, and how often">
        <p className="max-w-measure font-semibold">{often}.</p>
        <SaidList items={test} cite={cite} />
      </Part>
      <ExtraTables id={id} />
      <Part id="why" title="What it is, and why it matters">
        <SaidList items={[...what, ...why]} cite={cite} />
      </Part>
      <Part id="moves" title="What moves it">
        <Pair titles={['It rises with', 'It falls with']} lists={[raises, lowers]} cite={cite} />
      </Part>
      <Part id="relations" title="How it works with other values">
        <Relations parameter={parameter} cite={cite} />
      </Part>
      <ReadOn related={related} />
    </DocumentFrame>
  );
};
