import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeading } from '../../app/page-heading.tsx';
import { longDate } from '../../lib/formats.ts';
import { Operator } from './operator.tsx';

export type LegalSection = {
  /** Also the anchor. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};

type LegalPageProps = {
  title: string;
  /** Day of the last change, such as '2026-12-01'. */
  changed: string;
  /** The whole of it in a few sentences. */
  summary: ReactNode;
  sections: readonly LegalSection[];
};

const operator: LegalSection = { id: 'operator', title: 'Who runs this site', body: <Operator /> };

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav aria-labelledby="contents-heading" className="lg:sticky lg:top-6 lg:self-start">
    <h2 id="contents-heading" className="font-sans text-base font-semibold tracking-normal">
      On this page
    </h2>
    <ol className="mt-1">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="inline-flex min-h-11 min-w-11 items-center text-ai underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);

/** Rules in plain words, with a table of contents. Who runs the site stands at the end of each. */
export const LegalPage = ({ title, changed, summary, sections }: LegalPageProps) => {
  const all = [...sections, operator];
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="max-w-measure space-y-3">
        <PageHeading>{title}</PageHeading>
        <p className="text-sm text-muted">
          Last changed: <time dateTime={changed}>{longDate(new Date(`${changed}T12:00Z`))}</time>
        </p>
        <div className="space-y-3 text-lg">{summary}</div>
      </div>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={all} />
        <div className="max-w-measure space-y-12">
          {all.map(({ id, title: heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="space-y-4">
              <h2 id={`${id}-heading`} className="text-2xl">
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
};
