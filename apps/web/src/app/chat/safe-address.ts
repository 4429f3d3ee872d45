/** Addresses that an answer may lead to. Pure. */
import { markedNumber } from './source-marks.ts';

/** An own path, or a page elsewhere over http(s), as it is; empty for everything else, which is shown as text. */
export const safeAddress = (address: string): string => {
  if (markedNumber(address) !== null) return address;
  // Two slashes, or a slash and a backslash, lead to another host.
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\/[^/]/i.test(address) ? address : '';
};

export const isOwnPath = (address: string): boolean => address.startsWith('/');
