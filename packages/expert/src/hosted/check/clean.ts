/** Text of a model in the one form in which it is checked, and in which it is shown. */

/** Pictures, `![label](address)` and `![label][name]`. */
const PICTURE = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g;
/** A tag, a comment, a declaration, an autolink: everything that HTML could read. */
const TAG = /<(?:[a-z!/?][^<>]*)>/gi;
/** Invisible characters: zero width, direction, soft hyphens, tags; line breaks and tabs stay. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]|(?![\n\t])\p{Cc}/gu;

/** Compatibility forms become plain (full-width digits, ², ½), invisible characters go. */
export const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '');

/** Without pictures and tags; what is left of a tag that was cut in half is for `oddIn`. */
export const withoutMarkup = (text: string): string => {
  let before: string;
  let after = text;
  do {
    before = after;
    after = before.replace(PICTURE, '').replace(TAG, ' ');
  } while (after !== before);
  return after;
};

/** The words that a reader sees: marks of Markdown gone, the text of a link kept. */
export const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*+•]\s+|\d{1,2}[.)]\s+)+/, '')
    .replace(/[*_`~\\]/g, '')
    .replace(/\|/g, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
