import type { ReactNode } from 'react';

type WordsListProps = {
  title: ReactNode;
  items: readonly string[];
  /** Said instead of the list where there is nothing; without it nothing is shown. */
  none?: string;
};

/** A small heading with its points. */
export const WordsList = ({ title, items, none }: WordsListProps) => {
  if (items.length === 0 && none === undefined) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      {items.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5 marker:text-muted">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
