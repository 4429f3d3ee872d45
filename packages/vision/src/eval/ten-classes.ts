/** The classes of the figure that is compared with earlier engines; the others came later. */
export const TEN = [
  'asagi',
  'bekko',
  'goromo',
  'hikari-muji',
  'kohaku',
  'sanke',
  'showa',
  'shusui',
  'tancho',
  'utsuri',
] as const;

export const isOfTen = (label: string): boolean => (TEN as readonly string[]).includes(label);
