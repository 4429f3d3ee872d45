import type { ComponentType } from 'react';
import { loadOnce } from '../lib/load-once.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { NoticePlace } from './notice-place.tsx';
import { importing } from '../lib/importing.ts';

const parts = loadOnce(() => importing(() => import('./keeper/parts.ts')));
type Parts = Awaited<ReturnType<typeof parts>>;

const part = <P extends object>(
  pick: (loaded: Parts) => ComponentType<P>,
  options: Parameters<typeof lazyPart>[1],
) => lazyPart(async () => ({ default: pick(await parts()) }), options);

const loadAgain = (retry: () => void) => (
  <Button tone="quiet" onClick={retry}>
    Load the menu again
  </Button>
);
const nothing = () => null;

const menu = part((loaded) => loaded.UserMenu, { failed: loadAgain });
const list = part((loaded) => loaded.ListedMenu, { failed: loadAgain });
const bar = part((loaded) => loaded.BottomBar, { failed: nothing });
const notices = part((loaded) => loaded.AccountNotices, {
  waiting: <NoticePlace />,
  failed: nothing,
});

export const { Part: UserMenu } = menu;
export const { Part: ListedMenu } = list;
export const { Part: BottomBar } = bar;
export const { Part: AccountNotices } = notices;

/** All of them, so that they appear together. */
export const preloadKeeperParts = (): void => {
  for (const { preload } of [menu, list, bar, notices]) preload();
};
