/** When something is to be done, in words. Pure. */
import { dayWords } from '../../../lib/date-words.ts';

const dayAfter = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/** @param day YYYY-MM-DD, a day of the calendar without a time zone */
export const dueWords = (day: string, now: Date = new Date()): string => {
  const due = new Date(`${day}T12:00:00`);
  if (due.toDateString() === now.toDateString()) return 'today';
  if (due.toDateString() === dayAfter(now).toDateString()) return 'tomorrow';
  return `by ${dayWords(due, now)}`;
};
