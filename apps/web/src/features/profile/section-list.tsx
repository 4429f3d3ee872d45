import { Link } from 'react-router';
import { sections } from './sections.ts';

// The router scrolls to the section; the focus follows, so that the Tab key goes on from there.
const focus = (id: string) => () => document.getElementById(id)?.focus({ preventScroll: true });

/** Leads to the parts of a long page. */
export const SectionList = () => (
  <nav aria-label="On this page">
    <ul className="flex flex-wrap gap-x-5 border-y border-hairline">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={focus(id)}
            className="flex min-h-11 items-center text-muted hover:text-ai hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
