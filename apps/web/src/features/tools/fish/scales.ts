import {
  crossScales,
  scaleCovers,
  type Genotype,
  type ScaleCover,
} from '@nishiki/koi-science/inheritance';

/** What a parent looks like, and what is known of the gene that it may hide. */
export const coverOptions = {
  scaled: 'Scaled; what it hides is not known',
  pure: 'Scaled, never gave doitsu (SS)',
  carrier: 'Scaled, gave doitsu or has a doitsu parent (Ss)',
  mirror: 'Mirror: single large scales (doitsu)',
  linear: 'Linear: one row along the side',
  leather: 'Leather: almost without scales (doitsu)',
} as const;
export type ParentCover = keyof typeof coverOptions;

type Genes = { readonly s: Genotype; readonly n: Genotype };

/** Genes that a parent of this look may have (Kirpichnikov: S scaled, one N linear or leather). */
const genesOf: Readonly<Record<ParentCover, readonly Genes[]>> = {
  scaled: [
    { s: 'AA', n: 'aa' },
    { s: 'Aa', n: 'aa' },
  ],
  pure: [{ s: 'AA', n: 'aa' }],
  carrier: [{ s: 'Aa', n: 'aa' }],
  mirror: [{ s: 'aa', n: 'aa' }],
  linear: [
    { s: 'AA', n: 'Aa' },
    { s: 'Aa', n: 'Aa' },
  ],
  leather: [{ s: 'aa', n: 'Aa' }],
};

const words: Readonly<Record<ScaleCover, string>> = {
  scaled: 'Scaled',
  mirror: 'Mirror (doitsu)',
  linear: 'Linear',
  leather: 'Leather (doitsu)',
  dies: 'Die: they carry NN',
};

type Share = { readonly low: number; readonly high: number };

/** Shares of the covers among all eggs, over everything that the parents may carry; what cannot come is left out. */
export const scalesOf = (
  one: ParentCover,
  other: ParentCover,
): { shares: (Share & { words: string })[]; dies: Share } => {
  const crosses = genesOf[one].flatMap((a) => genesOf[other].map((b) => crossScales(a, b)));
  const shareOf = (cover: ScaleCover): Share => {
    const all = crosses.map((cross) => cross[cover]);
    return { low: Math.min(...all), high: Math.max(...all) };
  };
  return {
    shares: scaleCovers
      .map((cover) => ({ words: words[cover], ...shareOf(cover) }))
      .filter(({ high }) => high > 0),
    dies: shareOf('dies'),
  };
};
