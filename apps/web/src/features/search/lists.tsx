import { referenceLists } from '@nishiki/knowledge/reference/lists';

/** Ways on that need no search. */
export const Lists = () => (
  <ul className="mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
    {Object.entries(referenceLists).map(([href, { name }]) => (
      <li key={href} className="border-b border-hairline">
        <a
          href={href}
          className="flex min-h-12 items-center text-ai underline decoration-1 underline-offset-4"
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
);
