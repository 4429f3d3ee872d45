import { SEARCH_FILE, type SearchEntry } from '@nishiki/knowledge/search/entry';
import { importing } from '../../lib/importing.ts';
import { loadOnce } from '../../lib/load-once.ts';

const loadEntries = async (): Promise<readonly SearchEntry[]> => {
  // The file is written by the build; while developing, entries follow their sources.
  if (import.meta.env.DEV)
    return (await import('@nishiki/knowledge/search/entries')).searchEntries();
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`${SEARCH_FILE} answered ${answer.status}`);
  return (await answer.json()) as readonly SearchEntry[];
};

/** What can be found, and the code that finds it: nobody needs them before they search. */
export const loadSearcher = loadOnce(async () => {
  const [{ createSearcher }, entries] = await Promise.all([
    importing(() => import('@nishiki/knowledge/search/searcher')),
    loadEntries(),
  ]);
  return createSearcher(entries);
});
