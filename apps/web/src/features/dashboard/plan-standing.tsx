import { useSubscriptionState } from '../../lib/subscription.ts';
import { standingOf } from '../../lib/subscription-words.ts';
import { Notice } from '../../ui/notice.tsx';

/**
 * How the plan stands. Its line is kept while it is asked for; it stays empty when that fails, since
 * the profile page tells it as well.
 * @param expected the keeper has a plan, so there will be something to say
 */
export const PlanStanding = ({ expected }: { expected: boolean }) => {
  const { data: held } = useSubscriptionState();
  const told = held === undefined || held.status === 'none' ? null : standingOf(held);
  if (told !== null && told.advice !== null)
    return (
      <Notice tone={told.tone} title={told.text}>
        {told.advice}
      </Notice>
    );
  if (told === null && !expected) return null;
  return <p className="min-h-6.5 text-muted">{told?.text}</p>;
};
