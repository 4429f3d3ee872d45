import type { SubscriptionState } from '@nishiki/contract/account';
import { PortalButton } from '../../../app/portal/portal-button.tsx';
import { RouteLink } from '../../../app/route-link.tsx';
import { planWords, trialWords } from '../../../lib/account-words.ts';
import { useSubscriptionState } from '../../../lib/subscription.ts';
import { debtWords, grantedWords, standingOf } from '../../../lib/subscription-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';

const Held = ({ held }: { held: SubscriptionState }) => {
  const { tone, badge, text, advice } = standingOf(held);
  const trial = trialWords(held);
  const debt = debtWords(held.token_debt);
  return (
    <>
      <div className="space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-xl">{planWords(held.plan)}</span>
          {held.status !== 'none' && <Badge tone={tone}>{badge}</Badge>}
        </p>
        <p className="max-w-measure">{text}</p>
        {held.granted !== null && (
          <p className="max-w-measure text-muted">
            This month brought {grantedWords(held.granted)}.
          </p>
        )}
      </div>
      {advice !== null && (
        <Notice tone={tone} title="What you can do">
          {advice}
        </Notice>
      )}
      {debt !== null && <Notice tone="neutral">{debt}</Notice>}
      {trial !== null && <Notice tone="neutral">{trial}</Notice>}
      {held.test_payments && (
        <p className="text-sm text-muted">
          Payments on this installation are a rehearsal: no money moves.
        </p>
      )}
    </>
  );
};

/** What the keeper holds, what comes next, and the ways to change or leave it. */
export const PlanSection = () => {
  const { data, error, isFetching, refetch } = useSubscriptionState();
  return (
    <Section
      id="plan"
      intro="What you hold and when it renews. Leaving takes as few clicks as buying."
    >
      {data !== undefined && <Held held={data} />}
      {data === undefined && error === null && <Skeleton label="Loading your plan" />}
      {data === undefined && error !== null && (
        <LoadFailed
          what="Your plan"
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {(['upgrade', 'tokenPurchase', 'invoices'] as const).map((id) => (
          <RouteLink key={id} to={id} className={buttonClass('secondary')} />
        ))}
        <PortalButton />
      </div>
    </Section>
  );
};
