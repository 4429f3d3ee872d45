import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '../koi-art/logo.tsx';
import { buttonClass } from '../ui/button-class.ts';
import type { Account } from './account.ts';
import { RouteLink } from './route-link.tsx';
import { exists, navigation } from './routes.ts';
import { UserMenu } from './user-menu.tsx';

const linkClass =
  'inline-flex min-h-11 items-center px-3 text-ink decoration-beni decoration-2 underline-offset-8 hover:text-ai aria-[current=page]:underline';

const MainLinks = () =>
  navigation.header.filter(exists).map((id) => (
    <li key={id}>
      <RouteLink to={id} className={linkClass} />
    </li>
  ));

const AccountArea = ({ account }: { account: Account | null }) =>
  account === null ? (
    <>
      <RouteLink to="signIn" className={linkClass} />
      <RouteLink to="signUp" className={buttonClass('secondary')} />
    </>
  ) : (
    <UserMenu account={account} />
  );

/** Opens and closes by its button; Escape and a followed link close it, Escape gives the focus back. */
const useMenu = () => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return { open, toggle: () => setOpen(!open), button };
};

export const SiteHeader = ({ account }: { account: Account | null }) => {
  const { open, toggle, button } = useMenu();
  const menuId = useId();
  const Icon = open ? X : Menu;
  return (
    <header className="border-b border-hairline bg-ground">
      <div className="page-width flex min-h-16 flex-wrap items-center justify-between gap-x-6">
        <RouteLink
          to="home"
          aria-label="Nishiki, home"
          className="-ml-2 inline-flex min-h-16 items-center gap-2 px-2 font-serif text-xl font-medium text-ink"
        >
          <Logo className="size-8" />
          Nishiki
        </RouteLink>
        <button
          ref={button}
          type="button"
          onClick={toggle}
          aria-expanded={open}
          aria-controls={menuId}
          className="-mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-2 md:hidden"
        >
          <Icon aria-hidden="true" className="size-6" />
          Menu
        </button>
        <nav
          id={menuId}
          aria-label="Main"
          className={`w-full pb-4 md:-mr-3 md:flex md:w-auto md:items-center md:gap-2 md:pb-0 ${open ? '' : 'hidden'}`}
        >
          <ul className="-mx-3 flex flex-col md:mx-0 md:flex-row">
            <MainLinks />
          </ul>
          <div className="-mx-3 flex flex-wrap items-center gap-3 md:mx-0">
            <AccountArea account={account} />
          </div>
        </nav>
      </div>
    </header>
  );
};
