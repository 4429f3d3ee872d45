/** The keeper's own calendar. */

/** True for an IANA time zone that this runtime knows. */
export const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The date there, as 2026-12-01. Without a zone: in UTC. */
export const localDay = (now: Date, timeZone: string | null): string =>
  // The Swedish form of a date is ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC' }).format(now);

const DAY = 24 * 3600 * 1000;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => {
  const date = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return new Date(date - sinceMonday * DAY).toISOString().slice(0, 10);
};
