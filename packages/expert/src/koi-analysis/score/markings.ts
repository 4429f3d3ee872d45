import type { Measures } from '@nishiki/vision/types';

/** Centre of red and black together, weighed by how much there is of each. */
export const markings = ({ show }: Measures): { along: number; across: number } | null => {
  const masses = [
    { place: show.redMass, share: show.redShare },
    { place: show.blackMass, share: show.blackShare },
  ].flatMap(({ place, share }) => (place === null ? [] : [{ ...place, share }]));
  const all = masses.reduce((sum, { share }) => sum + share, 0);
  if (all === 0) return null;
  const mean = (key: 'along' | 'across'): number =>
    masses.reduce((sum, mass) => sum + mass[key] * mass.share, 0) / all;
  return { along: mean('along'), across: mean('across') };
};
