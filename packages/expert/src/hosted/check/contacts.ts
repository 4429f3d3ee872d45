/** Telephone numbers, e-mail addresses and addresses of pages in a text. */

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** "name at host dot com", and the same with brackets. */
const SPELT_MAIL =
  /[\w.+-]+\s*(?:@|[([{]\s*at\s*[)\]}]|\bat\b)\s*[\w-]+\s*(?:[([{]\s*dot\s*[)\]}]|\bdot\b)\s*\w+/gi;
const URL =
  /\b(?:[a-z][a-z0-9+]{1,12}:\/\/|www\.)[^\s)\]>"']+|\b(?:javascript|data|mailto|tel|vbscript|file|sms):\S*/gi;
/** A host without a scheme. Two letters and more after the dot, so that no figure and no initial counts. */
const HOST = /(?<![\w@./-])(?:[a-z0-9-]+\.)+[a-z]{2,24}(?:\/[^\s)\]]*)?(?![\w@])/gi;
/** Seven figures and more, however they are spaced. Commas and points belong to amounts. */
const PHONE = /(?<![\d.,])\+?\(?\d(?:[\s()/-]{0,2}\d){6,}(?![\d])/g;

export type Contacts = {
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  readonly urls: readonly string[];
  /** The text without them. */
  readonly rest: string;
};

/** The figures alone, a British number in its national form. */
const dialled = (text: string): string => {
  const digits = text.replace(/[^\d+]/g, '').replace(/^\+440?|^00440?/, '0');
  return digits.replace('+', '00');
};

/** An address of a page in the form in which addresses are compared. */
export const trimmed = (url: string): string =>
  url
    .toLowerCase()
    .replace(/[.,;:!?*_`]+$/, '')
    .replace(/\/$/, '');

export const contactsIn = (text: string): Contacts => {
  let rest = text;
  const take = (pattern: RegExp): string[] => {
    const found = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, ' ');
    return [...found];
  };
  const mails = [...take(MAIL), ...take(SPELT_MAIL)].map((mail) =>
    mail.toLowerCase().replace(/\s+/g, ' '),
  );
  const urls = [...take(URL), ...take(HOST)].map(trimmed);
  return { mails, urls, phones: take(PHONE).map(dialled), rest };
};
