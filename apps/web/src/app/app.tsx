import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Skeleton } from '../ui/skeleton.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { PageError, RouterError } from './error-screens.tsx';
import { pageAt } from './match.ts';
import { NotFound } from './not-found.tsx';
import { PublicShell } from './public-shell.tsx';
import { routes, type Route as RouteEntry } from './routes.ts';
import { useNavigationManners } from './use-navigation-manners.ts';

const Loading = () => (
  <div className="page-width py-16">
    <div className="max-w-measure">
      <Skeleton label="Loading the page" lines={4} />
    </div>
  </div>
);

/** What failed may have been the loading of the page's code: that is tried again, too. */
const retryLoading = (pathname: string, retry: () => void) => () => {
  void (pageAt(pathname)?.preload() ?? Promise.resolve()).then(retry);
};

const Pages = () => {
  const { pathname } = useLocation();
  useNavigationManners();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => <PageError retry={retryLoading(pathname, retry)} />}
    >
      <Suspense fallback={<Loading />}>
        <Routes>
          {Object.values<RouteEntry>(routes).map((route) =>
            'page' in route ? (
              <Route key={route.path} path={route.path} element={<route.page.Component />} />
            ) : null,
          )}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};

export type AppProps = {
  /** Wraps the app in the browser's router, or in the prerender's. */
  router: (children: ReactNode) => ReactNode;
};

export const App = ({ router }: AppProps) => (
  <ErrorBoundary fallback={() => <RouterError />}>
    {router(
      <ToastProvider>
        <PublicShell account={null}>
          <Pages />
        </PublicShell>
      </ToastProvider>,
    )}
  </ErrorBoundary>
);
