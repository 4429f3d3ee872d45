import type { Profile } from '@nishiki/contract/account';
import { balanceInWords, isUnlimited } from '../../app/token-words.ts';
import { planWords } from '../../lib/account-words.ts';

/** What there is to spend already. */
export const PresentBalance = ({ profile }: { profile: Profile }) => (
  <p role="status">
    Your balance: <strong>{balanceInWords(profile)}</strong>.{' '}
    {isUnlimited(profile) &&
      `With the ${planWords(profile.plan)} plan nothing is deducted: you need no package.`}
  </p>
);
