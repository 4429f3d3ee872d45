import type { Book } from './book.ts';
import { catchUp } from './due.ts';
import { parseState, type State } from './state.ts';
import type { StateStore } from './state-store.ts';

export type Engine = {
  /** Changes follow one another. One that throws has changed nothing. */
  change<T>(work: (book: Book) => T): Promise<T>;
  now(): Date;
  aheadSeconds(): number;
  /** Events that were not taken so far, in the order of their making. */
  waiting(): State['waiting'];
};

/** The one place that holds the state; it is written down before a change counts. */
export const openEngine = async (store: StateStore, realNow: () => Date): Promise<Engine> => {
  let written = await store.read();
  let state = parseState(written);
  let last: Promise<unknown> = Promise.resolve();
  const now = (): Date => new Date(realNow().getTime() + state.aheadSeconds * 1000);

  const apply = async <T>(work: (book: Book) => T): Promise<T> => {
    const book: Book = {
      state: parseState(written),
      now: Math.floor(now().getTime() / 1000),
    };
    catchUp(book, book.now);
    const result = work(book);
    const text = JSON.stringify(book.state);
    if (text !== written) await store.write(text);
    written = text;
    state = book.state;
    return result;
  };

  return {
    now,
    aheadSeconds: () => state.aheadSeconds,
    waiting: () => state.waiting,
    change: (work) => {
      const run = last.then(() => apply(work));
      last = run.catch(() => undefined);
      return run;
    },
  };
};
