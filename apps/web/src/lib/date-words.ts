/** Days and times as a keeper says them, in British English and the browser's time zone. */
import { longDate } from './formats.ts';

const LOCALE = 'en-GB';
const MINUTE_MS = 60_000;

// Made when first needed: browsers take some 10 ms for each.
let dayFormat: Intl.DateTimeFormat | undefined;
const dayAndMonth = (date: Date): string =>
  (dayFormat ??= new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' })).format(date);

let timeFormat: Intl.DateTimeFormat | undefined;
const clockTime = (date: Date): string =>
  (timeFormat ??= new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' })).format(date);

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

const dayBefore = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1);

/** Such as '8 December'; with the year where it is not this one. */
export const dayWords = (date: Date, now: Date = new Date()): string =>
  date.getFullYear() === now.getFullYear() ? dayAndMonth(date) : longDate(date);

/** When something happened: 'just now', '5 minutes ago', 'today at 14:02', 'on 8 December'. */
export const whenWords = (date: Date, now: Date = new Date()): string => {
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  if (sameDay(date, now)) return `today at ${clockTime(date)}`;
  if (sameDay(date, dayBefore(now))) return `yesterday at ${clockTime(date)}`;
  return `on ${dayWords(date, now)}`;
};
