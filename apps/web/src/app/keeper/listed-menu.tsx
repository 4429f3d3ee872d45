import { AccountBadge, Balance, ProfileRetry } from './balance.tsx';
import { MenuEntries } from './menu-entries.tsx';
import type { UserMenuProps } from './user-menu.tsx';

/** The keeper's entries written out, inside the menu that a small screen already opens. */
export const ListedMenu = ({ keeper, ...entries }: UserMenuProps) => (
  <div className="w-full border-t border-hairline pt-3">
    <div className="flex flex-wrap items-center gap-3 px-3 py-2">
      <Balance keeper={keeper} />
      <AccountBadge keeper={keeper} />
      {keeper.profileFailed && <ProfileRetry keeper={keeper} />}
    </div>
    <ul>
      <MenuEntries {...entries} />
    </ul>
  </div>
);
