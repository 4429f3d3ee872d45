/** The draft in the storage of the tab: a reload loses nothing, closing the tab forgets it. */
import type { Draft } from './draft.ts';

const KEY = 'nishiki-disease-told';

/** What was kept, null where nothing was. What makes sense of it is loaded only then. */
export const readDraft = async (): Promise<Draft | null> => {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    return kept === null ? null : (await import('./parse-draft.ts')).parseDraft(kept);
  } catch {
    // Even touching the storage throws where it is blocked: the draft then lives as long as the page.
    return null;
  }
};

export const writeDraft = (draft: Draft): void => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing is lost as long as the page stays.
  }
};
