import { ChevronDown } from 'lucide-react';
import { useEffect, useId, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { routeAt } from '../match.ts';
import { preloadRoute } from '../preload-route.ts';
import { useDisclosure } from '../use-disclosure.ts';
import { entryAfter } from './arrow-keys.ts';
import { AccountBadge, Balance, ProfileRetry, type Keeper } from './balance.tsx';
import { MenuEntries, type MenuEntriesProps } from './menu-entries.tsx';

export type UserMenuProps = MenuEntriesProps & { keeper: Keeper };

/** Tokens left and the kind of account on a button, and behind it where a keeper goes. */
export const UserMenu = ({ keeper, ...entries }: UserMenuProps) => {
  const { open, setOpen, root, button } = useDisclosure({ over: true });
  const panelId = useId();
  const { exit } = entries;
  useEffect(() => {
    // So that signing out works without a network, too.
    if (open) void preloadRoute(routeAt(exit));
  }, [open, exit]);
  const moveByArrow = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('li > a, li > button') ?? [])];
    const at = all.findIndex((entry) => entry === document.activeElement);
    const next = entryAfter(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    // What is hidden cannot take the focus.
    if (!open) flushSync(() => setOpen(true));
    all[next]?.focus();
  };
  return (
    <div ref={root} onKeyDown={moveByArrow} className="relative flex items-center">
      {keeper.profileFailed && <ProfileRetry keeper={keeper} />}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-2 rounded-field px-2 hover:text-ai sm:gap-3 sm:px-3"
      >
        <Balance keeper={keeper} />
        <span className="hidden sm:inline-flex">
          <AccountBadge keeper={keeper} />
        </span>
        <VisuallyHidden>, account menu</VisuallyHidden>
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="hairline absolute top-full right-0 z-40 mt-1 w-64 rounded-card bg-raised p-2"
      >
        {keeper.profile !== null && (
          <p className="flex flex-wrap items-center gap-2 border-b border-hairline px-3 pt-1 pb-2 text-sm wrap-anywhere text-muted">
            {keeper.profile.email}
            <span className="sm:hidden">
              <AccountBadge keeper={keeper} />
            </span>
          </p>
        )}
        <ul className="pt-1">
          <MenuEntries {...entries} />
        </ul>
      </div>
    </div>
  );
};
