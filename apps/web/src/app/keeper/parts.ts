/** What only keepers see, in one chunk: it is loaded once somebody is known to be signed in. */
export { AccountNotices } from './account-notices.tsx';
export { BottomBar } from './bottom-bar.tsx';
export { ListedMenu } from './listed-menu.tsx';
export { UserMenu } from './user-menu.tsx';
