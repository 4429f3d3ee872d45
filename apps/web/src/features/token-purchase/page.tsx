import type { Profile } from '@nishiki/contract/account';
import { PackageCards } from '../../app/packages/package-cards.tsx';
import { useBuyTokens } from '../../app/packages/use-buy-tokens.ts';
import { PageHeading } from '../../app/page-heading.tsx';
import { RouteLink } from '../../app/route-link.tsx';
import { TokenTable } from '../../app/token-table.tsx';
import { KeeperPage } from '../../lib/keeper-page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PresentBalance } from './present-balance.tsx';
import { StateNotices } from './state-notices.tsx';

const linkClass = 'text-ai underline';

const Packages = () => {
  const { show } = useToast();
  return (
    <section aria-labelledby="packages-heading" className="space-y-6">
      <h2 id="packages-heading" className="text-3xl">
        Packages
      </h2>
      <PackageCards choice={useBuyTokens(show)} />
      <p className="max-w-measure text-muted">
        Paid once, nothing renews. The unused tokens of a package can go back within 30 days, once
        for each customer:{' '}
        <RouteLink to="refunds" className={linkClass}>
          how refunds work
        </RouteLink>
        . For tokens every month there are{' '}
        <RouteLink to="upgrade" className={linkClass}>
          plans
        </RouteLink>
        .
      </p>
    </section>
  );
};

const View = ({ profile }: { profile: Profile }) => (
  <div className="space-y-12">
    <div className="max-w-measure space-y-4">
      <PresentBalance profile={profile} />
      <StateNotices />
    </div>
    <Packages />
    <TokenTable />
  </div>
);

const TokenPurchasePage = () => (
  <div className="page-width space-y-6 py-10 sm:py-14">
    <div className="max-w-measure space-y-3">
      <PageHeading>Buy tokens</PageHeading>
      <p className="text-lg text-muted">
        Tokens pay for answers. Those that you buy never expire, and are spent last.
      </p>
    </div>
    <KeeperPage>{(profile) => <View profile={profile} />}</KeeperPage>
  </div>
);

export default TokenPurchasePage;
