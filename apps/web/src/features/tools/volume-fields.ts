import { dosedLitres, volumeKnownAs } from '@nishiki/koi-science/volume';
import { choice, number, type Chosen } from '../../app/calculator/fields.ts';

/** A small tub, and a lake, in litres: what lies beyond is a slip. */
export const POND = { low: 50, high: 2_000_000, usual: 12_000 } as const;

export const howKnown = {
  measured: 'A water meter, or salt',
  estimated: 'Lengths, or a guess',
} as const;

const hasVolume = ({ volume }: Chosen): boolean => (volume ?? '').trim() !== '';

/** Litres of the pond and how they are known; nothing is dosed without both. */
export const pondFields = {
  volume: number({ label: 'Water in the system', quantity: 'volume', ...POND }),
  known: choice({ label: 'Known from', options: howKnown }),
} as const;

/** The same, where an answer is possible without. */
export const maybePondFields = {
  volume: number({
    label: 'Water in the system, if known',
    quantity: 'volume',
    ...POND,
    optional: true,
  }),
  known: choice({ label: 'Known from', options: howKnown, when: hasVolume }),
} as const;

/** Litres that a correction is reckoned on; how they are known, if not told, is an estimate. */
export const correctedLitres = (litres: number, known: keyof typeof howKnown | null): number =>
  dosedLitres(volumeKnownAs(litres, known ?? 'estimated'));

/** Said where an estimate was lowered. */
export const lowered = (known: keyof typeof howKnown | null): string[] =>
  known === 'estimated'
    ? ['The volume is an estimate, so the amounts are for its low end, a fifth less. Test after.']
    : [];
