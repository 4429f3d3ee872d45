import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { startAccount } from '../lib/account-store.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageError } from './error-screens.tsx';
import { LoadingPage } from './loading-page.tsx';
import { routeAt } from './match.ts';
import { loadRouteAgain, toolShell } from './preload-route.ts';
import { PublicShell } from './public-shell.tsx';
import { routes } from './routes.ts';
import { signOutTarget } from './sign-out-target.ts';
import { WidgetPlace } from './widget/widget-place.tsx';
import { useNavigationManners } from './use-navigation-manners.ts';

let started = false;
/** React runs effects twice while developing. */
const startOnce = (): void => {
  if (!started) startAccount();
  started = true;
};

const { Component: ToolShell } = toolShell;

/** What stands around every page, by the page's access. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation();
  useNavigationManners();
  useEffect(startOnce, []);
  useEffect(() => signOutTarget.clear(), [key]);
  const route = routeAt(pathname);
  const retryLoading = (retry: () => void) => () => void loadRouteAgain(route).then(retry);
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => (
        <PublicShell withNotices={false}>
          <PageError retry={retryLoading(retry)} />
        </PublicShell>
      )}
    >
      <Suspense
        fallback={
          <PublicShell withNotices={false}>
            <LoadingPage />
          </PublicShell>
        }
      >
        {route?.access === 'signed-in' ? (
          <ToolShell>{children}</ToolShell>
        ) : (
          <PublicShell withNotices={route?.page === routes.identify.page}>{children}</PublicShell>
        )}
      </Suspense>
      <WidgetPlace />
    </ErrorBoundary>
  );
};
