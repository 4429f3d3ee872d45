import type { ReactNode } from 'react';
import { PageHeading } from '../../app/page-heading.tsx';
import { type Citations } from './citations.ts';
import { SearchForm } from './search-form.tsx';
import { SourceList } from './source-list.tsx';

export type Crumb = { readonly href: string; readonly label: string };

type DocumentFrameProps = {
  title: ReactNode;
  /** Said under the heading. */
  lead: ReactNode;
  /** Pages above this one, the highest first; the reference itself is put before them. */
  crumbs?: readonly Crumb[];
  /** Sources of all that is said; left out where nothing needs one. */
  cite?: Citations;
  children: ReactNode;
};

const crumbClass =
  'inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4';

/** What all pages of the reference share: the way up, the search, heading, text, sources. */
export const DocumentFrame = ({ title, lead, crumbs = [], cite, children }: DocumentFrameProps) => (
  <article className="page-width py-6 sm:py-10">
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 print:hidden">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-2">
          {[{ href: '/reference', label: 'Reference' }, ...crumbs].map(({ href, label }, at) => (
            <li key={href} className="flex items-center gap-2">
              {at > 0 && <span aria-hidden="true">/</span>}
              <a href={href} className={crumbClass}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="w-full sm:w-auto">
        <SearchForm />
      </div>
    </div>
    <PageHeading className="mt-6">{title}</PageHeading>
    <div className="mt-3 max-w-measure text-lg text-muted">{lead}</div>
    {children}
    {cite !== undefined && <SourceList cite={cite} />}
  </article>
);

/** A part of a document, with its heading. `id` is the part's place in the address. */
export const Part = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="scroll-mt-24 text-2xl">
      {title}
    </h2>
    <div className="mt-3 space-y-4">{children}</div>
  </section>
);
