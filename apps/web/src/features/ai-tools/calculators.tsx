import { toolAddress } from '@nishiki/knowledge/reference/addresses';
import { toolNames } from '@nishiki/knowledge/reference/tool-names';
import { RouteLink } from '../../app/route-link.tsx';

/** What needs no recognition: formulas, free and without an account. */
export const Calculators = () => (
  <section aria-labelledby="calculators-heading">
    <h2 id="calculators-heading" className="text-3xl">
      Calculators
    </h2>
    <p className="mt-1 max-w-measure text-muted">
      No photo, no account, no tokens: formulas with their sources, for your own figures.{' '}
      <RouteLink to="tools" className="text-ai underline decoration-1 underline-offset-4">
        What each is for
      </RouteLink>
    </p>
    <ul className="mt-4 grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-3">
      {Object.entries(toolNames).map(([id, name]) => (
        <li key={id} className="border-b border-hairline">
          <a
            href={toolAddress(id)}
            className="flex min-h-11 items-center py-2 text-ink hover:text-ai hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
