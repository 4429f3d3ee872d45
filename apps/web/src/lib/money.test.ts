import { expect, it } from 'vitest';
import { money } from './money.ts';

// ISO 4217: the pound and the euro have 100 minor units, the yen has none.
it.each([
  [1599, 'gbp', '£15.99'],
  [5, 'gbp', '£0.05'],
  [0, 'gbp', '£0.00'],
  [123456, 'gbp', '£1,234.56'],
  [499, 'eur', '€4.99'],
])('%i minor units of %s read %s', (amount, currency, words) => {
  expect(money(amount, currency)).toBe(words);
});

it('knows a currency without minor units', () => {
  expect(money(1599, 'jpy')).toMatch(/1,599$/);
});
