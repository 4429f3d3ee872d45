import { balanceInWords } from '../../app/token-words.ts';
import { useAccount } from '../../lib/account-store.ts';
import { planWords, trialWords } from '../../lib/account-words.ts';

/** What a keeper has now. Its line is kept, so that the cards stay where they are when it comes. */
export const PresentPlan = () => {
  const account = useAccount();
  if (account.status === 'loading')
    return <p aria-hidden="true" className="hidden min-h-6.5 maybe-keeper:block" />;
  const profile = account.status === 'signed-in' ? account.profile : null;
  if (profile === null) return null;
  const trial = trialWords(profile);
  return (
    <p className="min-h-6.5">
      Your plan: <strong>{planWords(profile.plan)}</strong>, {balanceInWords(profile)} left.
      {trial !== null && ` ${trial}.`}
    </p>
  );
};
