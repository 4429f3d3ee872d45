/** Tokens that are owed, and what that means for the next package. */
import { tokenPackages, type TokenPackage } from '@nishiki/contract/token-packages';
import { countOfTokens } from '../../app/token-words.ts';

/** The smallest package that leaves something; null where none does. */
const exampleFor = (debt: number): TokenPackage | null =>
  tokenPackages.find(({ tokens }) => tokens > debt) ?? null;

export const debtWords = {
  title: (debt: number): string => `You owe ${countOfTokens(debt)}`,
  explained: (debt: number): string => {
    const why =
      'A payment went back to you after its tokens had been spent. Tokens that you pay for make up for them first';
    const example = exampleFor(debt);
    return example === null
      ? `${why}.`
      : `${why}: of a package of ${example.tokens}, ${countOfTokens(example.tokens - debt)} would be yours to spend.`;
  },
};
