import { PanelLeft, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useAccount } from '../lib/account-store.ts';
import { FirstAidLink } from './first-aid-link.tsx';
import { Guard } from './guard.tsx';
import { HomeLink } from './home-link.tsx';
import { AccountNotices, BottomBar, UserMenu } from './keeper-parts.tsx';
import { navigation } from './navigation.ts';
import { NoticePlace } from './notice-place.tsx';
import { routes } from './routes.ts';
import { SkipLink } from './skip-link.tsx';
import { ToolViews } from './tool-views.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** Where keepers work: the views at the side, the account at the top right, and nothing else around. */
const ToolShell = ({ children }: { children: ReactNode }) => {
  const account = useAccount();
  const keeper = account.status === 'signed-in' ? account : null;
  const { open, setOpen, root, button } = useDisclosure({ over: false });
  const viewsId = useId();
  const Icon = open ? X : PanelLeft;
  return (
    <div ref={root} className="flex min-h-dvh flex-col pb-(--nk-bar)">
      <SkipLink />
      <header className="border-b border-hairline bg-ground">
        <div className="page-width flex min-h-16 flex-wrap items-center justify-end sm:gap-x-2">
          <div className="mr-auto">
            <HomeLink />
          </div>
          {/* On a small screen it stands in the bar at the foot. */}
          <FirstAidLink className="max-md:hidden" />
          <button
            ref={button}
            type="button"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={viewsId}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 md:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            {/* Beside a balance of three figures there is no room for the word on a small phone. */}
            <span className="max-[399px]:sr-only">Views</span>
          </button>
          {keeper !== null && (
            <div className="-mr-2 sm:-mr-3">
              <UserMenu keeper={keeper} links={navigation.toolMenu} exit={routes.home.path} />
            </div>
          )}
        </div>
      </header>
      {keeper === null ? <NoticePlace /> : <AccountNotices keeper={keeper} />}
      <div className="mx-auto w-full max-w-page flex-1 md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
        <nav
          id={viewsId}
          aria-label="Views"
          className={`border-b border-hairline py-3 pr-3 pl-(--nk-page-inset) md:block md:border-b-0 md:py-10 md:pr-0 ${open ? '' : 'hidden'}`}
        >
          <ToolViews />
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <Guard>{children}</Guard>
        </main>
      </div>
      {keeper !== null && <BottomBar />}
    </div>
  );
};

export default ToolShell;
