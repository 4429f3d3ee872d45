import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ToastProvider } from '../ui/toast.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { DocumentPlace } from './document/document-place.tsx';
import { isDocument } from './document/is-document.ts';
import { PageError, RouterError } from './error-screens.tsx';
import { Frame } from './frame.tsx';
import { LoadingPage } from './loading-page.tsx';
import { pageAt, routeAt } from './match.ts';
import { NotFound } from './not-found.tsx';
import { loadRouteAgain } from './preload-route.ts';

/** What failed may have been the loading of the page's code: that is tried again, too. */
const retryLoading = (pathname: string, retry: () => void) => () => {
  void loadRouteAgain(routeAt(pathname)).then(retry);
};

const Pages = () => {
  const { pathname } = useLocation();
  // No address has a part that varies, so the table of routes is enough.
  const Page = pageAt(pathname)?.Component ?? NotFound;
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(retry) => <PageError retry={retryLoading(pathname, retry)} />}
    >
      <Suspense fallback={<LoadingPage />}>
        {isDocument(pathname) ? <DocumentPlace key={pathname} /> : <Page key={pathname} />}
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
