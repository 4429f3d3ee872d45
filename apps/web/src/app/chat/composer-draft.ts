/** Words that were typed and not sent, in the storage of the tab: a reload loses nothing. */

const nameOf = (key: string): string => `nishiki-draft-${key}`;

export const readDraft = (key: string): string => {
  try {
    return window.sessionStorage.getItem(nameOf(key)) ?? '';
  } catch {
    // Even touching the storage throws where it is blocked: the words then live as long as the page.
    return '';
  }
};

export const writeDraft = (key: string, text: string): void => {
  try {
    if (text === '') window.sessionStorage.removeItem(nameOf(key));
    else window.sessionStorage.setItem(nameOf(key), text);
  } catch {
    // Nothing is lost as long as the page stays.
  }
};

/** Words that come back into a field in which somebody may have gone on typing. */
export const joinedBack = (returned: string, typed: string): string => {
  if (typed.trim() === '') return returned;
  return returned.trim() === '' ? typed : `${returned}\n${typed}`;
};
