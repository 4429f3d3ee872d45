import { House, Plus, Settings } from 'lucide-react';
import { RouteLink } from '../../app/route-link.tsx';
import type { AccountState } from '../../lib/account-store.ts';
import { KeeperQueries } from '../../lib/query.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountBox } from './account-box.tsx';
import { RecentChats } from './recent-chats.tsx';

export type SidebarProps = {
  account: AccountState;
  openId: string | null;
  onNew: () => void;
  /** A conversation was chosen: where the sidebar lies over the page, it goes. */
  onOpen: () => void;
  onSettings: () => void;
};

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left hover:text-ai';

export const Sidebar = ({ account, openId, onNew, onOpen, onSettings }: SidebarProps) => {
  const profile = account.status === 'signed-in' ? account.profile : null;
  return (
    <div className="space-y-5">
      <Button className="w-full" onClick={onNew}>
        <Plus aria-hidden="true" className="size-5" />
        New Chat
      </Button>
      <AccountBox account={account} />
      {profile !== null && (
        <KeeperQueries profile={profile}>
          <RecentChats openId={openId} onOpen={onOpen} onGone={onNew} />
        </KeeperQueries>
      )}
      <div className="border-t border-hairline pt-3">
        <RouteLink to="home" className={entryClass}>
          <House aria-hidden="true" className="size-5" />
          Back to Home
        </RouteLink>
        <button type="button" onClick={onSettings} className={entryClass}>
          <Settings aria-hidden="true" className="size-5" />
          Settings
        </button>
      </div>
    </div>
  );
};
