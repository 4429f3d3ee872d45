import { useAccount } from '../lib/account-store.ts';
import { buttonClass } from '../ui/button-class.ts';
import { ListedMenu, UserMenu } from './keeper-parts.tsx';
import { navigation } from './navigation.ts';
import { RouteLink } from './route-link.tsx';
import { routes } from './routes.ts';

export const headerLinkClass =
  'inline-flex min-h-11 items-center px-3 whitespace-nowrap lg:max-xl:px-2 text-ink decoration-beni decoration-2 underline-offset-8 hover:text-ai aria-[current=page]:underline';

const menu = { links: navigation.userMenu, exit: routes.signIn.path };

/**
 * Guests find the way in, keepers their menu. Until it is known who comes, guests' links stand there,
 * unless this browser has a sign-in stored (`maybe-keeper`): then their place stays empty.
 */
export const AccountArea = () => {
  const account = useAccount();
  if (account.status === 'signed-in')
    return (
      <>
        <div className="hidden lg:block">
          <UserMenu keeper={account} {...menu} />
        </div>
        <div className="w-full lg:hidden">
          <ListedMenu keeper={account} {...menu} />
        </div>
      </>
    );
  const hidden = account.status === 'loading' ? 'maybe-keeper:hidden' : '';
  return (
    <div className={`flex flex-wrap items-center gap-3 ${hidden}`}>
      <RouteLink to="signIn" className={headerLinkClass} />
      <RouteLink to="signUp" className={buttonClass('secondary')} />
    </div>
  );
};
