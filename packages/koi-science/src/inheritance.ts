/**
 * What a cross can bring, by the genes that are known (facts B.9). Quality, placing of red and black,
 * and shares of white, red and patterned fry are not predictable and are never given as a number.
 */

/** A pair of alleles of one gene, dominant written first: 'Aa'. */
export type Genotype = 'AA' | 'Aa' | 'aa';

export type Odds = Readonly<Record<Genotype, number>>;

const gametes: Record<Genotype, readonly [number, number]> = {
  AA: [1, 0],
  Aa: [0.5, 0.5],
  aa: [0, 1],
};

/** Mendel's shares of the offspring for one gene, adding up to 1. */
export const crossOf = (one: Genotype, other: Genotype): Odds => {
  const [a, b] = [gametes[one], gametes[other]];
  return { AA: a[0] * b[0], Aa: a[0] * b[1] + a[1] * b[0], aa: a[1] * b[1] };
};

/** Genes with one dominant allele: what shows when it is there. */
export const dominantTraits = {
  /** Gomelsky, Cherfas & Hulata 1996: black patches; Kohaku are bl/bl. */
  black: 'Black patches',
  /** Gomelsky 2015. */
  ginrin: 'Ginrin scales',
  /** Gomelsky 2023: yellow stripe along the back and head ornament of ghost koi. */
  design: 'Ghost pattern',
} as const;
export type DominantTrait = keyof typeof dominantTraits;

/**
 * Share of the fry that show a dominant trait.
 * @param parents genotypes, or 'shows' for a parent that shows it and whose other allele is unknown
 * @returns low and high, the same where both genotypes are known
 */
export const shareShowing = (
  one: Genotype | 'shows',
  other: Genotype | 'shows',
): { low: number; high: number } => {
  const possible = (parent: Genotype | 'shows'): readonly Genotype[] =>
    parent === 'shows' ? ['AA', 'Aa'] : [parent];
  const shares = possible(one).flatMap((a) => possible(other).map((b) => 1 - crossOf(a, b).aa));
  return { low: Math.min(...shares), high: Math.max(...shares) };
};

/** Scale cover after Kirpichnikov: S scaled, ss mirror (doitsu); one N makes linear or leather; NN dies. */
export const scaleCovers = ['scaled', 'mirror', 'linear', 'leather', 'dies'] as const;
export type ScaleCover = (typeof scaleCovers)[number];

/** Cover of a fish by its two genes. `s` dominant S, `n` dominant N. */
export const scaleCoverOf = (s: Genotype, n: Genotype): ScaleCover => {
  if (n === 'AA') return 'dies';
  const hasS = s !== 'aa';
  if (n === 'Aa') return hasS ? 'linear' : 'leather';
  return hasS ? 'scaled' : 'mirror';
};

type Scales = { readonly s: Genotype; readonly n: Genotype };

/** Shares of the covers among all eggs of a cross, those that die included; adding up to 1. */
export const crossScales = (one: Scales, other: Scales): Readonly<Record<ScaleCover, number>> => {
  const shares: Record<ScaleCover, number> = {
    scaled: 0,
    mirror: 0,
    linear: 0,
    leather: 0,
    dies: 0,
  };
  const genotypes = ['AA', 'Aa', 'aa'] as const;
  const [s, n] = [crossOf(one.s, other.s), crossOf(one.n, other.n)];
  for (const a of genotypes) for (const b of genotypes) shares[scaleCoverOf(a, b)] += s[a] * n[b];
  return shares;
};
