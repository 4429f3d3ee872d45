import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DocumentPlace } from './document/document-place.tsx';
import { isDocument } from './document/is-document.ts';
import { PageError, RouterError } from './error-screens.tsx';
import { Frame } from './frame.tsx';
import { LoadingPage } from './loading-page.tsx';
import { routeAt } from './match.ts';
import { NotFound } from './not-found.tsx';
import { loadRouteAgain } from './preload-route.ts';
import { routes, type Route as RouteEntry } from './routes.ts';

/** What failed may have been the loading of the page's code: that is tried again, too. */
const retryLoading = (pathname: string, retry: () => void) => () => {
  void loadRouteAgain(routeAt(pathname)).then(retry);
};

const Pages = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => <PageError retry={retryLoading(pathname, retry)} />}
    >
      <Suspense fallback={<LoadingPage />}>
        {isDocument(pathname) ? (
          <DocumentPlace key={pathname} />
        ) : (
          <Routes>
            {Object.values<RouteEntry>(routes).map((route) =>
              'page' in route ? (
                <Route key={route.path} path={route.path} element={<route.page.Component />} />
              ) : null,
            )}
            <Route path="*" element={<NotFound />} />
          </Routes>
        )}
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
        <Frame>
          <Pages />
        </Frame>
      </ToastProvider>,
    )}
  </ErrorBoundary>
);
