import { PageHeading } from '../page-heading.tsx';

const crumb = 'inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4';

/** The way up, and what the calculator answers. */
export const ToolTitle = ({ title, lead }: { title: string; lead: string }) => (
  <>
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        <li className="flex items-center gap-2">
          <a href="/reference" className={crumb}>
            Reference
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li>
          <a href="/tools" className={crumb}>
            Calculators
          </a>
        </li>
      </ol>
    </nav>
    <PageHeading className="mt-4">{title}</PageHeading>
    <p className="mt-3 max-w-measure text-lg text-muted">{lead}</p>
  </>
);
