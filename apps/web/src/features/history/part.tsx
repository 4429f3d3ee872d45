import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One card of a result. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="space-y-4">{children}</div>
    </Card>
  );
};

type PointsProps = { title?: string; points: readonly string[] };

/** Points, below a small heading where the card's own does not say it; nothing where there are none. */
export const Points = ({ title, points }: PointsProps) =>
  points.length === 0 ? null : (
    <div className="space-y-1">
      {title !== undefined && <h3 className="font-sans font-semibold">{title}</h3>}
      <ul className="list-disc space-y-1 pl-5 marker:text-muted">
        {points.map((point) => (
          <li key={point} className="max-w-measure">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );

type FactsProps = { facts: readonly (readonly [name: string, words: string])[] };

/** Names with their words. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="space-y-3">
    {facts.map(([name, words]) => (
      <div key={name}>
        <dt className="font-semibold">{name}</dt>
        <dd className="max-w-measure text-muted">{words}</dd>
      </div>
    ))}
  </dl>
);
