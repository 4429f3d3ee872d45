import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Browsers refuse a hundred changes of the address in half a minute. */
const WRITE_AFTER_MS = 300;

const queryOf = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? '';

const addressOf = (query: string): string =>
  query === '' ? window.location.pathname : `?${new URLSearchParams({ q: query })}`;

type Typed = {
  readonly query: string;
  /** The field itself keeps what was typed, also before the script has run. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Takes what stands in the field. */
  readonly read: () => void;
  /** Puts other words into the field. */
  readonly write: (query: string) => void;
  /** Brings the address up to date at once: whoever leaves now comes back to the same results. */
  readonly keep: () => void;
};

/** What is searched for, in the field and in the address. */
export const useQuery = (): Typed => {
  const { key } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const shownAt = useRef<string | null>(null);
  const [query, setQuery] = useState('');

  const keep = useCallback(() => {
    window.clearTimeout(timer.current);
    const now = field.current?.value.trim() ?? '';
    if (now !== queryOf(window.location.search))
      window.history.replaceState(window.history.state, '', addressOf(now));
  }, []);
  const read = useCallback(() => {
    setQuery(field.current?.value.trim() ?? '');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keep, WRITE_AFTER_MS);
  }, [keep]);
  const write = useCallback(
    (words: string) => {
      if (field.current !== null) field.current.value = words;
      read();
    },
    [read],
  );

  // At first what was typed before the script came counts; afterwards each new address of this page.
  useEffect(() => {
    const typed = shownAt.current === null ? (field.current?.value.trim() ?? '') : '';
    shownAt.current = key;
    write(typed === '' ? queryOf(window.location.search) : typed);
    return () => window.clearTimeout(timer.current);
  }, [key, write]);

  return { query, field, read, write, keep };
};
