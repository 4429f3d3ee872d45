import type { Profile } from '@nishiki/contract/account';
import { PageHeading } from '../../app/page-heading.tsx';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { AccountSection } from './account-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { EmailSection } from './email/email-section.tsx';
import { DataSection } from './leaving/data-section.tsx';
import { DeleteSection } from './leaving/delete-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { PreferencesSection } from './preferences/preferences-section.tsx';
import { SectionList } from './section-list.tsx';
import { TokensSection } from './tokens/tokens-section.tsx';

const Sections = ({ profile }: { profile: Profile }) => (
  <div className="max-w-3xl space-y-6">
    <SectionList />
    <AccountSection profile={profile} />
    <PlanSection />
    <PreferencesSection profile={profile} />
    <EmailSection profile={profile} />
    <PasswordSection profile={profile} />
    <DevicesSection />
    <TokensSection />
    <DataSection />
    <DeleteSection profile={profile} />
  </div>
);

const ProfilePage = () => (
  <div className="page-width space-y-8 py-10 sm:py-14">
    <PageHeading>Profile</PageHeading>
    <KeeperPage>{(profile) => <Sections profile={profile} />}</KeeperPage>
  </div>
);

export default ProfilePage;
