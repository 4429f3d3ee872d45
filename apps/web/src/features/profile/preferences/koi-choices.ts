/** Koi that a keeper may choose to be drawn as: ids of the drawings, from plain to bold. */
export const koiChoices = [
  { id: 'kohaku', name: 'Kohaku' },
  { id: 'tancho', name: 'Tancho' },
  { id: 'sanke', name: 'Sanke' },
  { id: 'showa', name: 'Showa' },
  { id: 'ki-utsuri', name: 'Ki Utsuri' },
  { id: 'asagi', name: 'Asagi' },
  { id: 'yamabuki-ogon', name: 'Yamabuki Ogon' },
  { id: 'chagoi', name: 'Chagoi' },
] as const;

/** Seeds that the contract allows. */
const SEEDS = 10_000;

/** Another drawing of the same variety. */
export const anotherSeed = (seed: number): number =>
  (seed + 1 + Math.floor(Math.random() * (SEEDS - 1))) % SEEDS;
