/** Turns of phrase that several messages share. */

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const minute = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** "14 November 2026": the day in UTC, since a message does not know where it is read. */
export const dayInWords = (when: Date): string => day.format(when);

/** "14 November 2026 at 09:30 UTC". */
export const timeInWords = (when: Date): string =>
  `${day.format(when)} at ${minute.format(when)} UTC`;

/** "The link works for 1 hour." */
export const linkWorksFor = (count: number, unit: 'minute' | 'hour'): string =>
  `The link works for ${count} ${unit}${count === 1 ? '' : 's'}.`;
