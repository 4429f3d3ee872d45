/** Numbers and dates in British English. */
const LOCALE = 'en-GB';

/** Browsers take some 10 ms to make a formatter, so each is made when it is first needed. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const percentFormat = once(
  () => new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 }),
);
const poundsFormat = once(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' }),
);
const numberFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));
const dateFormat = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }));
const dateTimeFormat = once(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** @param share 0 to 1 */
export const percent = (share: number): string => percentFormat().format(share);

/** @param amount pounds, not pence */
export const pounds = (amount: number): string => poundsFormat().format(amount);

/** At most one decimal, groups of three from 1,000 on. */
export const decimal = (value: number): string => numberFormat().format(value);

/** Such as '21 November 2026', in the keeper's time zone. */
export const longDate = (date: Date): string => dateFormat().format(date);

/** Such as '21 Nov 2026, 09:05', in the keeper's time zone. */
export const dateTime = (date: Date): string => dateTimeFormat().format(date);
