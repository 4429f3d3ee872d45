import type { Profile } from '@nishiki/contract/account';
import { PageHeading } from '../../app/page-heading.tsx';
import { useAccount } from '../../lib/account-store.ts';
import { greetingName } from '../../lib/account-words.ts';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { AnalysesCard } from './analyses-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { QuickActions } from './quick-actions.tsx';

const View = ({ profile }: { profile: Profile }) => (
  <div className="grid gap-6 lg:grid-cols-2">
    <PlanCard profile={profile} />
    <ExperienceCard profile={profile} />
    <div className="lg:col-span-2">
      <AnalysesCard />
    </div>
    <div className="lg:col-span-2">
      <ActivityCard />
    </div>
  </div>
);

const useGreeting = (): string => {
  const account = useAccount();
  const profile = account.status === 'signed-in' ? account.profile : null;
  const name = profile === null ? null : greetingName(profile);
  return name === null ? 'Welcome' : `Welcome, ${name}`;
};

const DashboardPage = () => (
  <div className="page-width space-y-8 py-10 sm:py-14">
    <div className="space-y-5">
      <PageHeading className="break-words">{useGreeting()}</PageHeading>
      <QuickActions />
    </div>
    <KeeperPage>{(profile) => <View profile={profile} />}</KeeperPage>
  </div>
);

export default DashboardPage;
