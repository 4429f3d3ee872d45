import type { ReactNode } from 'react';
import { useAccount } from '../lib/account-store.ts';
import { AccountNotices, BottomBar } from './keeper-parts.tsx';
import { NoticePlace } from './notice-place.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

export type PublicShellProps = {
  /** Keepers are told here what their account waits for. */
  withNotices: boolean;
  children: ReactNode;
};

/** Header, page, footer. */
export const PublicShell = ({ withNotices, children }: PublicShellProps) => {
  const account = useAccount();
  const keeper = account.status === 'signed-in' ? account : null;
  return (
    <div className="flex min-h-dvh flex-col pb-(--nk-bar)">
      <SkipLink />
      <SiteHeader />
      {withNotices && keeper !== null && <AccountNotices keeper={keeper} />}
      {withNotices && account.status === 'loading' && <NoticePlace />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      {keeper !== null && <BottomBar />}
    </div>
  );
};
