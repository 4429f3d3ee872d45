import { useEffect, useState } from 'react';

/** Read out once somebody stops typing, not at each letter. */
const PAUSE_MS = 700;

const words = (count: number, query: string): string =>
  count === 0
    ? `Nothing found for ${query}`
    : `${count} ${count === 1 ? 'result' : 'results'} for ${query}`;

/** How much was found, for those who cannot see the list. */
export const Said = ({ query, count }: { query: string; count: number }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words(count, query)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, count]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
