import { citedSources } from '@nishiki/knowledge/first-aid/cited';

export const UsedSources = () => (
  <section className="pt-6 text-sm text-muted">
    <h2 className="text-xl text-ink">Where this comes from</h2>
    <p className="mt-1">
      Names in brackets say who wrote it. What stands without a name is common practice among
      keepers; we have read it in no source that we can cite. First aid does not replace a vet.
    </p>
    <ul className="mt-2">
      {citedSources.map(({ id, title, publisher, url }) => (
        <li key={id}>
          <a
            href={url}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
          >
            {title}
          </a>
          , {publisher}
        </li>
      ))}
    </ul>
  </section>
);
