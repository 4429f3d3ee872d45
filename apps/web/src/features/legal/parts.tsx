import type { ReactNode } from 'react';
import { RouteLink, type RouteLinkProps } from '../../app/route-link.tsx';

export type Entry = readonly [what: string, text: ReactNode];

/** Things, and what is true of each. */
export const Entries = ({ items }: { items: readonly Entry[] }) => (
  <dl className="divide-y divide-hairline border-y border-hairline">
    {items.map(([what, text]) => (
      <div key={what} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="font-semibold">{what}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

export const Points = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className="list-disc space-y-2 pl-5 marker:text-ai">
    {items.map((item, at) => (
      // The list is fixed, and its points are not all text.
      <li key={at}>{item}</li>
    ))}
  </ul>
);

/** A link within a sentence. */
export const PageLink = ({ to, children }: Pick<RouteLinkProps, 'to' | 'children'>) => (
  <RouteLink
    to={to}
    className="text-ai underline decoration-1 underline-offset-4 hover:decoration-2"
    fallback={children}
  >
    {children}
  </RouteLink>
);
