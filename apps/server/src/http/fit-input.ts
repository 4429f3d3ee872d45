/** Far deeper than anything of the contract. What walks a value (a schema, the driver) recurses into it. */
const MAX_DEPTH = 32;

/** The database keeps no text with a zero in it, nor half of a surrogate pair; nobody types either. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/**
 * True for what can be walked and kept. Refused here, since a body of a few kilobytes can be nested
 * thousands of levels deep, and would overflow the stack wherever it is met first.
 */
export const isFit = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => isText(name) && isFit(inner, depth + 1));
};
