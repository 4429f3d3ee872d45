import { Menu, X } from 'lucide-react';
import { useId } from 'react';
import { AccountArea, headerLinkClass } from './account-area.tsx';
import { FirstAidLink } from './first-aid-link.tsx';
import { HomeLink } from './home-link.tsx';
import { navigation } from './navigation.ts';
import { RouteLink } from './route-link.tsx';
import { exists, type RouteId } from './routes.ts';
import { useDisclosure } from './use-disclosure.ts';

/** In one row with everything else only where there is room; always in the menu, and in the footer. */
const WIDE_ONLY: RouteId = 'reference';

const MainLinks = () =>
  navigation.header.filter(exists).map((id) => (
    <li key={id} className={id === WIDE_ONLY ? 'lg:max-xl:hidden' : undefined}>
      <RouteLink to={id} className={headerLinkClass} />
    </li>
  ));

export const SiteHeader = () => {
  const { open, setOpen, root, button } = useDisclosure({ over: false });
  const menuId = useId();
  const Icon = open ? X : Menu;
  return (
    <header className="border-b border-hairline bg-ground print:hidden">
      <div
        ref={root}
        className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-2 lg:gap-x-6"
      >
        <HomeLink />
        <FirstAidLink className="ml-auto lg:-mr-2" />
        <button
          ref={button}
          type="button"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={menuId}
          className="-mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 lg:hidden"
        >
          <Icon aria-hidden="true" className="size-6" />
          Menu
        </button>
        <nav
          id={menuId}
          aria-label="Main"
          className={`w-full pb-4 lg:-mt-1 lg:flex lg:items-center lg:justify-between lg:gap-2 lg:pb-2 ${open ? '' : 'hidden'}`}
        >
          <ul className="-mx-3 flex flex-col lg:mr-0 lg:flex-row lg:max-xl:-ml-2">
            <MainLinks />
          </ul>
          {/* As wide as any of its contents, so that the links beside it stay where they are. */}
          <div className="-mx-3 lg:ml-0 lg:flex lg:min-w-60 lg:justify-end">
            <AccountArea />
          </div>
        </nav>
      </div>
    </header>
  );
};
