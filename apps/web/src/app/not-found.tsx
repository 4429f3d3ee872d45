import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { EmptyPond } from './empty-pond.tsx';
import { PageHeading } from './page-heading.tsx';
import { RouteLink } from './route-link.tsx';
import { buttonClass } from '../ui/button-class.ts';

export const NotFound = () => {
  const { pathname } = useLocation();
  const logged = useRef<string | null>(null);
  useEffect(() => {
    // Effects may run twice for one visit; the path is worth one line.
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="page-width flex flex-col items-center gap-4 py-16 text-center sm:py-24">
      <EmptyPond />
      <PageHeading size="display">404</PageHeading>
      <p className="text-lg text-muted">Oops! Page not found</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <RouteLink to="home" className={buttonClass()}>
          Return to Home
        </RouteLink>
        <RouteLink to="search" className={buttonClass()}>
          Search the reference
        </RouteLink>
      </div>
    </div>
  );
};
