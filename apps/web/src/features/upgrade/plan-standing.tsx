import type { Profile } from '@nishiki/contract/account';
import { KeeperQueries } from '../../lib/query.tsx';
import { useSubscriptionState } from '../../lib/subscription.ts';
import { standingOf } from '../../lib/subscription-words.ts';

const Words = () => {
  const { data: held } = useSubscriptionState();
  if (held === undefined || held.status === 'none') return null;
  const { text, advice } = standingOf(held);
  return [text, advice].filter((words) => words !== null).join(' ');
};

/** How the plan stands. Apart from the page, whose first paint does not wait for what it is asked with. */
const PlanStanding = ({ profile }: { profile: Profile }) => (
  <KeeperQueries profile={profile}>
    <Words />
  </KeeperQueries>
);

export default PlanStanding;
