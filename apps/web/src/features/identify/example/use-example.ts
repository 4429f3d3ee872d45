import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { loadExamplePhoto } from './example-photo.ts';

type Bench = {
  choose: (photo: File) => void;
  refuse: (message: string) => void;
  readFree: (photo: File) => Promise<void>;
};

/** Reads the drawn koi in front of the visitor; at once for those whom `?demo=true` brought here. */
export const useExample = ({ choose, refuse, readFree }: Bench): (() => void) => {
  const [query, setQuery] = useSearchParams();
  const begun = useRef(false);
  const latest = useRef(readFree);
  useEffect(() => {
    latest.current = readFree;
  });
  const run = useCallback(() => {
    loadExamplePhoto().then(
      (photo) => {
        choose(photo);
        void latest.current(photo);
      },
      () => refuse('The example could not be loaded. Please check your connection and try again.'),
    );
  }, [choose, refuse]);
  const isDemo = query.get('demo') === 'true';
  useEffect(() => {
    if (!isDemo || begun.current) return;
    begun.current = true;
    // Whoever reloads or comes back does not see it again unasked.
    setQuery({}, { replace: true, preventScrollReset: true });
    run();
  }, [isDemo, run, setQuery]);
  return run;
};
