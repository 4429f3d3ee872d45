import { balanceInWords } from '../../app/token-words.ts';
import { useAccount } from '../../lib/account-store.ts';
import { planWords, trialWords } from '../../lib/account-words.ts';
import { importing } from '../../lib/importing.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const { Part: PlanStanding } = lazyPart(() => importing(() => import('./plan-standing.tsx')), {
  // The profile page tells it as well.
  failed: () => null,
});

const placeClass = 'min-h-13';

/** What a keeper has now. Its lines are kept, so that the cards stay where they are when they come. */
export const PresentPlan = () => {
  const account = useAccount();
  if (account.status === 'loading')
    return <p aria-hidden="true" className={`hidden maybe-keeper:block ${placeClass}`} />;
  const profile = account.status === 'signed-in' ? account.profile : null;
  if (profile === null) return null;
  const trial = trialWords(profile);
  return (
    <div className={placeClass}>
      <p>
        Your plan: <strong>{planWords(profile.plan)}</strong>, {balanceInWords(profile)} left.
      </p>
      <p>
        <PlanStanding profile={profile} /> {trial !== null && `${trial}.`}
      </p>
    </div>
  );
};
