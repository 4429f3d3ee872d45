import { usualWeight } from '@nishiki/koi-science/body-weight';
import { asked, choice, number, type Chosen } from '../../../app/calculator/fields.ts';

/** Sizes that a pond can be listed by. */
export const SIZES = [1, 2, 3, 4, 5, 6] as const;

const byLength = (chosen: Chosen): boolean => chosen['know'] === 'lengths';
const hasSize =
  (size: number) =>
  (chosen: Chosen): boolean =>
    byLength(chosen) && Number(chosen['sizes']) >= size;

const count = (size: number) =>
  number({
    label: `How many (${size})`,
    quantity: 'plain',
    low: 1,
    high: 500,
    usual: 4,
    when: hasSize(size),
  });
const size = (at: number) =>
  number({
    label: `Length of each of them (${at})`,
    quantity: 'size',
    low: 3,
    high: 110,
    usual: 40,
    when: hasSize(at),
  });

/** Asks for the fish of a pond: their weight together, or how many of which length. */
export const school = {
  know: choice({
    label: 'What do you know of the fish?',
    options: { weight: 'Their weight together', lengths: 'How many of which length' },
    initial: 'weight',
  }),
  weight: number({
    label: 'Weight of all fish together',
    quantity: 'mass',
    low: 0,
    high: 5_000_000,
    usual: 18_000,
    when: (chosen) => chosen['know'] === 'weight',
  }),
  sizes: choice({
    label: 'How many sizes are there?',
    hint: 'Put fish of about the same length together.',
    options: Object.fromEntries(SIZES.map((each) => [each, String(each)])),
    initial: '1',
    when: byLength,
  }),
  n1: count(1),
  l1: size(1),
  n2: count(2),
  l2: size(2),
  n3: count(3),
  l3: size(3),
  n4: count(4),
  l4: size(4),
  n5: count(5),
  l5: size(5),
  n6: count(6),
  l6: size(6),
};

type Listed = Readonly<
  Record<`n${(typeof SIZES)[number]}` | `l${(typeof SIZES)[number]}`, number | null>
>;
export type School = Listed & { readonly know: string; readonly weight: number | null };

export type Stock = {
  readonly grams: number;
  /** Null where only their weight is known. */
  readonly fish: number | null;
};

/** What the fish weigh together: as told, or by the usual weight for their lengths. */
export const stockOf = (values: School): Stock => {
  if (values.know === 'weight') return { grams: asked(values.weight), fish: null };
  const rows = SIZES.flatMap((each) => {
    const [fish, length] = [values[`n${each}`], values[`l${each}`]];
    return fish === null || length === null ? [] : [{ fish, length }];
  });
  return {
    grams: rows.reduce((sum, { fish, length }) => sum + fish * usualWeight(length), 0),
    fish: rows.reduce((sum, { fish }) => sum + fish, 0),
  };
};
