type FactsProps = { facts: readonly (readonly [name: string, words: string])[] };

/** Names with their words, one a line. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="@container divide-y divide-hairline border-y border-hairline">
    {facts.map(([name, words]) => (
      <div key={name} className="grid gap-x-4 py-2.5 @sm:grid-cols-[9.5rem_1fr]">
        <dt className="font-semibold">{name}</dt>
        <dd className="max-w-measure text-muted">{words}</dd>
      </div>
    ))}
  </dl>
);
