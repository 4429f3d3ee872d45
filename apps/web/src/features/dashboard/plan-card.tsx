import type { Profile } from '@nishiki/contract/account';
import { RouteLink } from '../../app/route-link.tsx';
import { exists } from '../../app/routes.ts';
import { balanceInWords, isUnlimited } from '../../app/token-words.ts';
import { planWords, trialWords } from '../../lib/account-words.ts';
import { decimal } from '../../lib/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { DashboardCard } from './card.tsx';
import { PlanStanding } from './plan-standing.tsx';

const ways = (['tokenPurchase', 'upgrade'] as const).filter(exists);

/** What can be spent, and by which plan. */
export const PlanCard = ({ profile }: { profile: Profile }) => {
  const trial = trialWords(profile);
  return (
    <DashboardCard title="Tokens and plan" aside={<Badge>{profile.badge}</Badge>}>
      <p className="font-serif text-3xl">
        {balanceInWords(profile)}
        {!isUnlimited(profile) && <span className="text-xl text-muted"> left</span>}
      </p>
      <p className="text-muted">
        Plan: {planWords(profile.plan)}. Used so far: {decimal(profile.total_tokens_used)}.
      </p>
      <PlanStanding expected={profile.plan !== null} />
      {trial !== null && <Notice tone="neutral">{trial}</Notice>}
      {ways.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {ways.map((id) => (
            <RouteLink key={id} to={id} className={buttonClass('secondary')} />
          ))}
        </div>
      )}
    </DashboardCard>
  );
};
