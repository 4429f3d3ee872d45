/** A line of the token ledger as the table shows it. */
import { decimal } from '../../../lib/formats.ts';

/** The sign in front, and a true minus, which is as wide as the plus. */
export const amountWords = (amount: number): string => {
  if (amount === 0) return '0';
  return `${amount > 0 ? '+' : '\u2212'}${decimal(Math.abs(amount))}`;
};

/** For those who hear it: signs are often left out when read aloud. */
export const spokenAmount = (amount: number): string => {
  const count = `${decimal(Math.abs(amount))} ${Math.abs(amount) === 1 ? 'token' : 'tokens'}`;
  if (amount === 0) return 'no change';
  return amount > 0 ? `${count} in` : `${count} out`;
};
