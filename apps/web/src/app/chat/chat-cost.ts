/** What a message costs, said before it is sent. Pure. */
import { tokenCosts } from '@nishiki/contract/tokens';
import type { Allowance } from '../analysis/allowance.ts';
import { countOfTokens } from '../token-words.ts';

export type Carries = { readonly photo: boolean; readonly voice: boolean };

/** Tokens of a message. */
export const chatCost = ({ photo, voice }: Carries): number => {
  if (photo) return tokenCosts.chatWithImage;
  return voice ? tokenCosts.voice : tokenCosts.chat;
};

/** Said at the field; null where nothing is charged or nobody knows who asks. */
export const chatCostWords = (allowance: Allowance, carries: Carries): string | null => {
  const cost = chatCost(carries);
  if (allowance.kind === 'unlimited') return 'Your plan has unlimited messages';
  if (allowance.kind !== 'tokens') return null;
  const { left } = allowance;
  // An emergency is answered all the same, so this is said and nothing is shut.
  if (left < cost) return `This needs ${countOfTokens(cost)}, you have ${left}`;
  const price = carries.photo
    ? `${countOfTokens(cost)} with a photo`
    : `${countOfTokens(cost)}, ${tokenCosts.chatWithImage} with a photo`;
  return `${price}. You have ${left}.`;
};

/** Said when a message was answered; null where no tokens are counted. */
export const sentWords = (allowance: Allowance): string | null =>
  allowance.kind === 'tokens' ? `Message sent. ${countOfTokens(allowance.left)} remaining.` : null;
