/** Money as it is counted, in minor units, written as the British do. */

// Made when first needed: browsers take some 10 ms for each.
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string): Intl.NumberFormat => {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
};

/** @param currency ISO 4217; it says how many minor units make one: 1599 is £15.99, and ¥1,599 */
export const money = (minorUnits: number, currency: string): string => {
  const format = formatOf(currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
};
