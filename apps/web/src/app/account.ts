/** What the shell shows of a signed-in keeper; null for a guest. */
export type Account = {
  readonly tokensRemaining: number;
  readonly badge: 'Pro' | 'Hobbyist' | 'Trial' | 'Free';
  readonly signOut: () => void;
};
