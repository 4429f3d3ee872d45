import { html } from 'hono/html';

/** What the pages of the payment stand-in say after a deed. The address carries the key, never words. */
const done = {
  changed: 'The plan is changed, and what was due now is paid.',
  changes_later: 'The change is noted: it begins with the next month.',
  cancelled: 'The plan is cancelled. It works until the end of the month that is paid for.',
  kept: 'The plan goes on as it is.',
  card_works: 'Payments with this card work from now on.',
  card_fails: 'Payments with this card fail from now on.',
  paid: 'The invoice is paid.',
  forward: 'The clock was put forward.',
  dispute_open: 'The bank holds the payment back until it decides.',
  dispute_won: 'The bank decided for Nishiki.',
  dispute_lost: 'The bank decided for the payer.',
} as const;

const undone = {
  declined: 'The card was declined. Nothing was charged.',
  stale: 'Nothing was changed: what this page showed was no longer so.',
} as const;

export type Said = keyof typeof done | keyof typeof undone;

const has = <T extends object>(words: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(words, key);

/** Nothing for a key that is none. */
export const saidWords = (key: string | undefined) => {
  if (key === undefined) return null;
  if (has(done, key)) return html`<p role="status">${done[key]}</p>`;
  return has(undone, key) ? html`<p role="alert">${undone[key]}</p>` : null;
};
