import type { CalculatorEntry } from '@nishiki/knowledge/calculators/schema';
import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { citationsOf } from '../parts/citations.ts';
import { Part } from '../parts/document-frame.tsx';
import { SaidList } from '../parts/said.tsx';
import { SourceList } from '../parts/source-list.tsx';

const Formula = ({ text, symbols }: CalculatorEntry['formulas'][number]) => (
  <div className="max-w-measure">
    <p className="rounded-field bg-sunken px-4 py-3 text-lg">{text}</p>
    <dl className="mt-2 space-y-1">
      {symbols.map(({ symbol, meaning }) => (
        <div key={symbol} className="flex gap-3">
          <dt className="min-w-12 font-semibold">{symbol}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type ExampleProps = { id: string; example: CalculatorEntry['examples'][number] };

const Example = ({ id, example: { title, inputs, working, answers } }: ExampleProps) => (
  <div className="max-w-measure">
    <p className="font-semibold">{title}</p>
    <ul className="mt-2 space-y-1 border-l-2 border-hairline pl-4">
      {working.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <dl className="mt-2 space-y-1">
      {Object.entries(answers).map(([label, words]) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          <dt>{label}:</dt>
          <dd className="font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-2">
      <a href={`${toolAddress(id)}?${new URLSearchParams(inputs).toString()}`}>
        Fill in the form with this example
      </a>
    </p>
  </div>
);

/** Under the form of a calculator: how it reckons, an example, what it rests on, where it fails. */
export const ToolText = ({ entry }: { entry: CalculatorEntry }) => {
  const { id, when, formulas, facts, limits, examples, related } = entry;
  const cite = citationsOf([...facts, ...limits]);
  return (
    <article className="page-width pb-10">
      <Part id="when" title="When to use it">
        <p className="max-w-measure">{when}</p>
      </Part>
      <Part id="formula" title="How it is worked out">
        {formulas.map((formula) => (
          <Formula key={formula.text} {...formula} />
        ))}
      </Part>
      <Part id="example" title="Worked example">
        {examples.map((example) => (
          <Example key={example.title} id={id} example={example} />
        ))}
      </Part>
      <Part id="facts" title="What it rests on">
        <SaidList items={facts} cite={cite} />
      </Part>
      <Part id="limits" title="What it leaves out">
        <SaidList items={limits} cite={cite} />
      </Part>
      {related.length > 0 && (
        <Part id="related" title="Read on">
          <ul className="max-w-measure list-disc space-y-2 pl-5">
            {related.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <SourceList cite={cite} />
    </article>
  );
};
