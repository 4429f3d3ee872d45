import type { ReactNode } from 'react';

type ShelfProps = {
  id: string;
  title: string;
  /** The page with all of them. */
  href: string;
  /** Words of the link to it, with their number. */
  all: string;
  about: string;
  children: ReactNode;
};

/** One part of the reference: what it is on the left, ways in on the right. */
export const Shelf = ({ id, title, href, all, about, children }: ShelfProps) => (
  <section
    aria-labelledby={id}
    className="mt-10 grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
  >
    <div>
      <h2 id={id} className="scroll-mt-24 text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-muted">{about}</p>
      <a
        href={href}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-ai underline decoration-1 underline-offset-4"
      >
        {all}
      </a>
    </div>
    {children}
  </section>
);

type HubLink = { href: string; label: string; count?: number };

/** Ways in, in columns. A count stands behind the words that it belongs to. */
export const LinkGrid = ({ links }: { links: readonly HubLink[] }) => (
  <ul className="grid grid-cols-2 content-start gap-x-5 sm:gap-x-8 md:grid-cols-3">
    {links.map(({ href, label, count }) => (
      <li key={href} className="border-b border-hairline">
        <a
          href={href}
          className="flex min-h-11 items-center justify-between gap-3 py-2 text-ink hover:text-ai hover:underline"
        >
          {label}
          {count !== undefined && <span className="text-sm text-muted">{count}</span>}
        </a>
      </li>
    ))}
  </ul>
);
