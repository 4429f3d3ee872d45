import { EMAIL_SHAPE } from '../../../lib/email-shape.ts';

/** What is wrong with a new address, or null. */
export const emailProblem = (entered: string, current: string): string | null => {
  const address = entered.trim();
  if (!EMAIL_SHAPE.test(address)) return 'Please enter a valid email address';
  return address.toLowerCase() === current.toLowerCase() ? 'This is your address already' : null;
};
