import { FirstAidLine } from '../ui/first-aid-line.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

const reload = () => window.location.reload();

/** A page failed; header and footer still stand. */
export const PageError = ({ retry }: { retry: () => void }) => (
  <div className="page-width flex flex-col items-start gap-6 py-24" role="alert">
    <PageHeading>Something went wrong</PageHeading>
    <p className="max-w-measure text-lg text-muted">
      This page could not be shown. Nothing that you saved was lost. Try again, or reload the page.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button tone="primary" onClick={retry}>
        Try Again
      </Button>
      <Button onClick={reload}>Reload Page</Button>
    </div>
    <FirstAidLine />
  </div>
);

/** The frame around the pages failed, so nothing of it can be relied upon, links included. */
export const RouterError = () => (
  <main className="page-width flex flex-col items-start gap-6 py-24" role="alert">
    <h1 className="text-4xl">Unexpected Application Error!</h1>
    <p className="max-w-measure text-lg text-muted">
      Nishiki could not be shown. Nothing that you saved was lost.
    </p>
    <Button tone="primary" onClick={reload}>
      Reload Page
    </Button>
    <FirstAidLine />
  </main>
);
