import { photoTips } from '@nishiki/knowledge/photography';
import { sources } from '@nishiki/knowledge/sources';

const TipSources = () => (
  <ul className="space-y-2 text-muted">
    {photoTips.map(({ id, title, tip }) => (
      <li key={id}>
        <span className="text-ink">{title}:</span>{' '}
        {tip.sourceIds.length === 0
          ? 'common knowledge among keepers, read in no source.'
          : sources
              .filter((source) => tip.sourceIds.includes(source.id))
              .map(({ id: source, title: name, publisher, url }) => (
                <span key={source} className="block">
                  <a
                    href={url}
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center text-ai underline decoration-1 underline-offset-4"
                  >
                    {name}
                  </a>
                  , {publisher}
                </span>
              ))}
      </li>
    ))}
  </ul>
);

export default TipSources;
