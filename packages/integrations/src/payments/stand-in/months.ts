/** Months later on the same day, or on the last one of a month that has no such day, as Stripe counts. */
export const addMonths = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000);
  const day = from.getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, lastDay));
  return to.getTime() / 1000;
};

/** The end of the month that begins at `start`, counted from the anchor so that the 31st comes back. */
export const nextMonth = (anchor: number, start: number): number => {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
};
