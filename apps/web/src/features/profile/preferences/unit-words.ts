import type { UnitSystem } from '@nishiki/contract/account';

/** One pond and one fish in each system: 1 imperial gallon is 4.546 l, 1 US gallon 3.785 l. */
export const unitChoices: readonly { id: UnitSystem; name: string; example: string }[] = [
  { id: 'metric', name: 'Metric', example: '10,000 litres, 20 °C, 60 cm' },
  { id: 'uk', name: 'UK', example: '2,200 imperial gallons, 20 °C, 23.6 in' },
  { id: 'us', name: 'US', example: '2,642 US gallons, 68 °F, 23.6 in' },
];
