/** Why typed text is no number that may be used. */
export type NumberFault = 'missing' | 'comma' | 'text' | 'too-low' | 'too-high';

export type NumberRead =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: NumberFault };

/**
 * Reads what a keeper typed, and never guesses: '8,4' may be 8.4 or a slip, '1,000' may be 1 or 1000.
 * @param low smallest value that makes sense, counted in
 * @param high largest value that makes sense, counted in
 */
export const readNumber = (typed: string, low: number, high: number): NumberRead => {
  const text = typed.trim();
  if (text === '') return { ok: false, fault: 'missing' };
  if (text.includes(',')) return { ok: false, fault: 'comma' };
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return { ok: false, fault: 'text' };
  const value = Number(text);
  if (value < low) return { ok: false, fault: 'too-low' };
  if (value > high) return { ok: false, fault: 'too-high' };
  return { ok: true, value };
};
